import type { AnyEntryType, EntryType } from '../model/entry-type.ts';
import type { AuthoringFrom } from '../model/props-of.ts';

/**
 * An entry written in TypeScript and checked against its content type. A reference is a nested entry.
 * @typeParam Id of the content type. The written values are not part of the type, because declarations would
 *   print them all.
 */
export interface AuthoredEntry<Id extends string = string> {
  readonly kind: 'entry';
  readonly id: string;
  readonly type: EntryType<object, unknown> & { readonly id: Id };
  readonly values: unknown;
}

/**
 * Writes one entry. An id holds letters, digits, `-`, `_` and `.`, at most 64 characters (the CMS's rule). Many
 * places may link to the same object, but two different entries may not share an id.
 * @throws when the id breaks the rule
 */
export function entry<E extends AnyEntryType>(
  type: E,
  id: string,
  values: AuthoringFrom<E>,
): AuthoredEntry<E['id']> {
  if (!/^[\w.-]{1,64}$/.test(id)) throw new Error(`"${id}" cannot be an entry id`);
  return { kind: 'entry', id, type, values };
}

/**
 * Returns the values of an authored entry, to write another entry like it.
 * @throws when the entry is of another type
 */
export function valuesOf<E extends AnyEntryType>(
  type: E,
  authored: AuthoredEntry<E['id']>,
): AuthoringFrom<E> {
  if (authored.type.id !== type.id)
    throw new Error(`${authored.id} is a ${authored.type.id}, not a ${type.id}`);
  return authored.values as AuthoringFrom<E>;
}
