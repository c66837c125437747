import type { AnyEntryType, AuthoringFrom, EntryType } from '../model/entry-type.ts';

/** An entry written in TypeScript, checked against its content type. References are nested entries. */
export interface AuthoredEntry<A = unknown> {
  readonly kind: 'entry';
  readonly id: string;
  readonly type: EntryType<object, A>;
  readonly values: A;
}

/**
 * Writes one entry. Ids: letters, digits, `-`, `_`, `.`, at most 64 characters (the CMS's rule).
 * The same object may be linked from many places; two different entries may not share an id.
 */
export function entry<E extends AnyEntryType>(
  type: E,
  id: string,
  values: AuthoringFrom<E>,
): AuthoredEntry<AuthoringFrom<E>> {
  if (!/^[\w.-]{1,64}$/.test(id)) throw new Error(`"${id}" cannot be an entry id`);
  return { kind: 'entry', id, type: type as unknown as EntryType<object, AuthoringFrom<E>>, values };
}
