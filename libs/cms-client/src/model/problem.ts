/** One thing an editor should fix. Reported, never thrown across the boundary. */
export interface Problem {
  readonly entryId: string;
  /** The CMS field id, or `*` when the entry as a whole is meant. */
  readonly field: string;
  /** Reads on from the field's name: "is missing", "is not a web address". */
  readonly reason: string;
}

/** Thrown by a field reader, caught by the entry parser and turned into a {@link Problem}. Never leaves this library. */
export class Invalid extends Error {}

/**
 * Why a value could not be read, in words for the editor. Readers throw {@link Invalid}; whatever else a value makes
 * them throw is no reason to give up the page that it is on.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof Invalid) return error.message;
  return `cannot be read (${error instanceof Error ? error.message.slice(0, 80) : 'unknown reason'})`;
}

/** A raw value as a problem may quote it: short, and never its own idea of itself. */
export function quoteRaw(raw: unknown): string {
  if (typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean')
    return String(raw).slice(0, 40);
  return Array.isArray(raw) ? 'a list' : raw === null ? 'null' : `a value of type ${typeof raw}`;
}
