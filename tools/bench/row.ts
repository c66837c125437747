/** A line of what the bench prints. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  /** In words; empty where there is none. */
  readonly limit: string;
  /** Undefined: nothing is asked of it. */
  readonly ok: boolean | undefined;
}

/** A figure of which nothing is asked. */
export const told = (what: string, figure: string): Row => ({ what, figure, limit: '', ok: undefined });

/** Rows as lines of text, those over their limit marked. */
export const printed = ({ what, figure, limit, ok }: Row): string =>
  `${ok === undefined ? '      ' : ok ? 'ok    ' : 'OVER  '}${what.padEnd(62)}${figure.padStart(12)}  ${limit}`;

/** A time that keeps to a limit, ms. */
export const most = (what: string, ms: number, limitMs: number): Row => ({
  what,
  figure: `${ms.toFixed(1)} ms`,
  limit: `≤ ${limitMs} ms`,
  ok: ms <= limitMs,
});
