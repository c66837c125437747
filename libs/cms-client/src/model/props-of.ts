import type { Field, Fields, WriteContext } from './field.ts';

export type Simplify<T> = { [K in keyof T]: T[K] } & {};
type ValueOf<F> = F extends Field<infer T, never, boolean> ? T : never;
type AuthoredOf<F> = F extends { write(authored: infer A, context: WriteContext): unknown } ? A : never;
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: undefined extends ValueOf<F[K]> ? K : never;
}[keyof F];
type RequiredToWrite<F extends Fields> = {
  [K in keyof F]: F[K]['required'] extends true ? K : never;
}[keyof F];

/** Props that a component receives from a set of fields. */
export type PropsOfFields<F extends Fields> = Simplify<
  { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]> } & {
    readonly [K in OptionalKeys<F>]?: ValueOf<F[K]> | undefined;
  }
>;

/**
 * The props of a component. The id, and every prop with a default value, may be omitted. Give the type a name with an
 * interface, so that declaration files contain only this name: `interface QuoteProps extends PropsOf<…> {}`.
 * @typeParam S fields that all variants share, or all fields of a type without variants
 * @typeParam O fields of the variant, which replace shared fields with the same name
 */
export type PropsOf<S extends Fields, O extends Fields = Record<never, never>> = {
  readonly id?: string | undefined;
} & {
  readonly [K in RequiredToWrite<O>]: ValueOf<O[K]>;
} & {
  readonly [K in Exclude<keyof O, RequiredToWrite<O>>]?: ValueOf<O[K]> | undefined;
} & {
  readonly [K in Exclude<RequiredToWrite<S>, keyof O>]: ValueOf<S[K]>;
} & {
  readonly [K in Exclude<keyof S, RequiredToWrite<S> | keyof O>]?: ValueOf<S[K]> | undefined;
};

/** The values that an author writes for a set of fields. */
export type AuthoringOfFields<F extends Fields> = Simplify<
  { readonly [K in RequiredToWrite<F>]: AuthoredOf<F[K]> } & {
    readonly [K in Exclude<keyof F, RequiredToWrite<F>>]?: AuthoredOf<F[K]> | undefined;
  }
>;

/** Props of a parsed entry, with the entry's id, which is a stable key in lists and in analytics. */
export type Parsed<P> = P & { readonly id: string };

/** The props that a component receives for a content type. */
export type PropsFrom<E> = E extends { parse(...args: never[]): infer P | undefined }
  ? NonNullable<P>
  : never;
/** The values that an author writes for a content type. */
export type AuthoringFrom<E> = E extends { write(values: infer A): unknown } ? A : never;
