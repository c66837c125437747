import type { EntryType } from './entry-type.ts';
import type { Fields } from './field.ts';
import type { Parsed, PropsOf } from './props-of.ts';
import type { PropsOfVariants } from './variant-type.ts';

/**
 * The type of an inner entry in hand-written props. The id, and every prop with a default value, may be omitted. Give
 * the type a name with an interface: declaration files then contain only this name.
 * @typeParam E the content type of the entry
 */
export type Part<E> = [PropsOfVariants<E>] extends [never]
  ? E extends EntryType<infer P>
    ? 'id' extends keyof P
      ? P
      : E extends { readonly fields: infer F extends Fields }
        ? PropsOf<F>
        : Parsed<P>
    : never
  : PropsOfVariants<E>;
