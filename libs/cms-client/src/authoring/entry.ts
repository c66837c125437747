import type { AnyEntryType, EntryType } from '../model/entry-type.ts';
import type { AuthoringFrom } from '../model/props-of.ts';

/**
 * An entry written in TypeScript, checked against its content type. References are nested entries.
 * @typeParam Id of the content type. What was written is not part of the type: declarations would print it all.
 */
export interface AuthoredEntry<Id extends string = string> {
  readonly kind: 'entry';
  readonly id: string;
  readonly type: EntryType<object, unknown> & { readonly id: Id };
  readonly values: unknown;
}

/**
 * Writes one entry. Ids: letters, digits, `-`, `_`, `.`, at most 64 characters (the CMS's rule).
 * The same object may be linked from many places; two different entries may not share an id.
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
 * The values of an authored entry, for writing another one like it.
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
