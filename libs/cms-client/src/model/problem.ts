/** One thing that an editor should fix. This library reports it and never throws it. */
export interface Problem {
  readonly entryId: string;
  /** The CMS field id, or `*` for the entry as a whole. */
  readonly field: string;
  /** Continues after the field's name: "is missing", "is not a web address". */
  readonly reason: string;
}

/**
 * An error that a field reader throws and the entry parser turns into a {@link Problem}. It never leaves this
 * library.
 */
export class Invalid extends Error {}

/**
 * Returns why a value could not be read, in words for the editor. Readers throw {@link Invalid}; any other
 * error must not cost the page, so it becomes a reason too.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof Invalid) return error.message;
  return `cannot be read (${error instanceof Error ? error.message.slice(0, 80) : 'unknown reason'})`;
}

/** Returns a short text for a raw value in a problem. It never calls the value's own `toString`. */
export function quoteRaw(raw: unknown): string {
  if (typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean')
    return String(raw).slice(0, 40);
  return Array.isArray(raw) ? 'a list' : raw === null ? 'null' : `a value of type ${typeof raw}`;
}
