import type { EntryType } from './entry-type.ts';
import type { Fields } from './field.ts';
import type { Parsed, PropsOf } from './props-of.ts';
import type { PropsOfVariants } from './variant-type.ts';

/**
 * The type of an entry inside another one, as written by hand: the id, and every prop with a default, may be
 * omitted. A type named by an interface stays that interface.
 * @typeParam E its content type
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
