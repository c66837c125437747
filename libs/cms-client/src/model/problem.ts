/** One thing an editor should mend. Reported, never thrown across the boundary. */
export interface Problem {
  readonly entryId: string;
  /** The CMS field id, or `*` when the entry as a whole is meant. */
  readonly field: string;
  /** Reads on from the field's name: "is missing", "is not a web address". */
  readonly reason: string;
}

/** Thrown by a field reader, caught by the entry parser and turned into a {@link Problem}. Never leaves this library. */
export class Invalid extends Error {}
