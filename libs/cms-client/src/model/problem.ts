/** A problem in content that an editor should fix. This library reports problems and never throws them. */
export interface Problem {
  readonly entryId: string;
  /** The id of the CMS field, or `*` for the entry as a whole. */
  readonly field: string;
  /** A text that completes a sentence after the name of the field: "is missing", "is not a web address". */
  readonly reason: string;
}

/**
 * An error that a field throws and the entry parser turns into a {@link Problem}. No other code ever catches
 * it.
 */
export class Invalid extends Error {}

/**
 * Returns a text for the editor that says why a value could not be read. An error other than {@link Invalid} also gets
 * a text, because such an error must not break the page.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof Invalid) return error.message;
  return `cannot be read (${error instanceof Error ? error.message.slice(0, 80) : 'unknown reason'})`;
}

/**
 * Describes a raw value of an entry in a few words, for the message of a problem. Never calls `toString` of the value.
 */
export function quoteRaw(raw: unknown): string {
  if (typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean')
    return String(raw).slice(0, 40);
  return Array.isArray(raw) ? 'a list' : raw === null ? 'null' : `a value of type ${typeof raw}`;
}
