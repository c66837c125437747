/** A line of what the bench prints. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  /** In words; empty where there is none. */
  readonly limit: string;
  /** Undefined: nothing is asked of it. */
  readonly ok: boolean | undefined;
}
