import type { AnyEntryType, EntryType } from '../model/entry-type.ts';
import type { AuthoringFrom } from '../model/props-of.ts';

/**
 * An entry written in TypeScript and checked against its content type. Linked entries are nested in its values.
 * @typeParam Id id of the content type. `values` has no precise type, because declaration files would print the
 *   whole type.
 */
export interface AuthoredEntry<Id extends string = string> {
  readonly kind: 'entry';
  readonly id: string;
  readonly type: EntryType<object, unknown> & { readonly id: Id };
  readonly values: unknown;
}

/**
 * Creates an entry. An id contains letters, digits, `-`, `_` and `.`, at most 64 characters (the CMS's rule).
 * Several references may use the same object, but two different entries may not share an id.
 * @throws if the id breaks the rule
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
 * Returns the values of an authored entry, for example to write a similar entry.
 * @throws if the entry has another content type
 */
export function valuesOf<E extends AnyEntryType>(
  type: E,
  authored: AuthoredEntry<E['id']>,
): AuthoringFrom<E> {
  if (authored.type.id !== type.id)
    throw new Error(`${authored.id} is a ${authored.type.id}, not a ${type.id}`);
  return authored.values as AuthoringFrom<E>;
}
