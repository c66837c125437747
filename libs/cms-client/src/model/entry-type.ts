import type { ParseContext } from './context.ts';
import type { AnyField, Field, Fields, FieldSpec, WriteContext } from './field.ts';
import { mergeSpecs } from './merge-spec.ts';
import { quoteRaw, reasonOf } from './problem.ts';
import type { RawEntry } from './raw.ts';

type Simplify<T> = { [K in keyof T]: T[K] } & {};
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
 * Props of a component, as somebody writes them by hand: what has a default may be left out, the id too. What the
 * parser yields fits, since it fills in everything. Named by an interface: `interface QuoteProps extends PropsOf<…> {}`.
 * @typeParam S fields that all variants share, or all the fields of a type
 * @typeParam O fields of the variant, which go before shared ones of the same name
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

/** What an author writes for a set of fields. */
export type AuthoringOfFields<F extends Fields> = Simplify<
  { readonly [K in RequiredToWrite<F>]: AuthoredOf<F[K]> } & {
    readonly [K in Exclude<keyof F, RequiredToWrite<F>>]?: AuthoredOf<F[K]> | undefined;
  }
>;

/** Every parsed entry knows its id: a stable key for lists and for analytics. */
export type Parsed<P> = P & { readonly id: string };

/** A parsed entry inside another one; a type that is named by an interface says itself whether the id may be left out. */
export type Part<P> = 'id' extends keyof P ? P : Parsed<P>;

/** One row of the model: the name that components see, the CMS id, what it holds, which variants have it. */
export interface FieldRow {
  readonly prop: string;
  readonly gf: string;
  readonly required: boolean;
  readonly spec: FieldSpec;
  /** Variant names that own the field; absent when all do. */
  readonly variants?: readonly string[];
}

/** When something is to be used, and when something else is better: a line each, for editors and designers. */
export interface Advice {
  readonly use: string;
  readonly avoid: string;
}

export interface VariantRow extends Partial<Advice> {
  readonly name: string;
  /** The value of the discriminating CMS field. */
  readonly number: number;
  readonly label: string;
}

export interface EntryType<P extends object, A = never> extends EntryTypeInfo {
  /** Content type id in the CMS. */
  readonly id: string;
  readonly variants: readonly VariantRow[];
  /** In the order of the CMS's editor. Of one variant: its fields alone, as that variant reads them. */
  rows(variant?: string): readonly FieldRow[];
  /** Never throws: problems go to `context.report`; undefined when a required field is unusable. */
  parse(entry: RawEntry, context: ParseContext): Parsed<P> | undefined;
  /** Authored values to CMS fields, not yet split by locale: `[gf id, field, value]`. */
  write(values: A): readonly (readonly [gf: string, field: AnyField | undefined, value: unknown])[];
}

export type AnyEntryType = EntryType<object, unknown>;
/** The props of a content type. */
export type PropsFrom<E> = E extends { parse(...args: never[]): infer P | undefined }
  ? NonNullable<P>
  : never;
/** What an author writes for a content type. */
export type AuthoringFrom<E> = E extends { write(values: infer A): unknown } ? A : never;

export interface EntryTypeInfo extends Partial<Advice> {
  readonly name: string;
  readonly description: string;
  /** The field that names an entry in the CMS's lists. */
  readonly displayField?: string;
}

function readFields(
  fields: Fields,
  entry: RawEntry,
  outer: ParseContext,
): Record<string, unknown> | undefined {
  const { id } = entry.sys;
  const context: ParseContext = { ...outer, path: [...outer.path, id] };
  outer.depend(id);
  const props: Record<string, unknown> = { id };
  let usable = true;
  for (const [prop, field] of Object.entries(fields)) {
    try {
      props[prop] = field.read(entry.fields[field.gf], context);
    } catch (error) {
      context.report({ entryId: id, field: field.gf, reason: reasonOf(error) });
      if (field.required) usable = false;
      else props[prop] = field.read(undefined, context);
    }
    if (props[prop] === undefined) delete props[prop];
  }
  return usable ? props : undefined;
}

function writeFields(fields: Fields, values: Readonly<Record<string, unknown>>) {
  return Object.entries(fields).flatMap(([prop, field]) =>
    values[prop] === undefined ? [] : [[field.gf, field, values[prop]] as const],
  );
}

const rowsOf = (fields: Fields, variants?: readonly string[]): FieldRow[] =>
  Object.entries(fields).map(([prop, { gf, required, spec }]) => ({
    prop,
    gf,
    required,
    spec,
    ...(variants && { variants }),
  }));

/** A content type without variants. An interface, so that declarations name it instead of printing what it yields. */
export interface FieldsType<
  F extends Fields,
  Id extends string = string,
  P extends object = PropsOfFields<F>,
> extends EntryType<P, AuthoringOfFields<F>> {
  readonly id: Id;
  readonly fields: F;
}

/** A content type: one definition yields parser, types, CMS schema, docs and story controls. */
export function entryType<const F extends Fields, const Id extends string>(
  id: Id,
  info: EntryTypeInfo,
  fields: F,
): FieldsType<F, Id> {
  return {
    id,
    ...info,
    fields,
    variants: [],
    rows: () => rowsOf(fields),
    parse: (entry, context) => readFields(fields, entry, context) as Parsed<PropsOfFields<F>> | undefined,
    write: (values) => writeFields(fields, values),
  };
}

export interface Variant<F extends Fields = Fields> extends Partial<Advice> {
  readonly number: number;
  /** What designers and editors call it. */
  readonly label: string;
  readonly fields: F;
}

/** One look of a content type. */
export const variant = <const F extends Fields>(definition: Variant<F>): Variant<F> => definition;

type Variants = Readonly<Record<string, Variant>>;
export type VariantProps<S extends Fields, V extends Variants> = {
  [K in keyof V & string]: Simplify<
    { readonly variant: K } & PropsOfFields<S> & PropsOfFields<V[K]['fields']>
  >;
}[keyof V & string];
export type VariantAuthoring<S extends Fields, V extends Variants> = {
  [K in keyof V & string]: Simplify<
    { readonly variant: K } & AuthoringOfFields<S> & AuthoringOfFields<V[K]['fields']>
  >;
}[keyof V & string];

/** A content type whose entries pick a variant. An interface for the sake of short declarations. */
export interface VariantsType<
  S extends Fields,
  V extends Variants,
  Id extends string = string,
> extends EntryType<VariantProps<S, V>, VariantAuthoring<S, V>> {
  readonly id: Id;
  /** The CMS field that picks. */
  readonly by: string;
  readonly shared: S;
  readonly variantFields: V;
}

/** Props of a component that draws every variant of a content type. */
export type PropsOfVariants<E> =
  E extends VariantsType<infer S, infer V>
    ? { [K in keyof V & string]: { readonly variant: K } & PropsOf<S, V[K]['fields']> }[keyof V & string]
    : never;

const toNumber = (raw: unknown): number =>
  typeof raw === 'number' ? raw : typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : Number.NaN;

/**
 * A content type whose numeric field picks a variant. The number ends here: components see the variant's name,
 * and props form a union that a `switch` can exhaust.
 * @param by id of the numeric CMS field
 */
export function variantType<const S extends Fields, const V extends Variants, const Id extends string>(
  id: Id,
  info: EntryTypeInfo,
  by: string,
  shared: S,
  variants: V,
): VariantsType<S, V, Id> {
  const named = Object.entries(variants);
  const numbers = named.map(([, variant]) => variant.number);
  const bySpec: FieldSpec = {
    type: 'Integer',
    localized: false,
    validations: [{ in: numbers }],
    help: named.map(([, { number, label }]) => `${number} = ${label}`).join('; '),
    options: named.map(([name]) => name),
  };
  return {
    id,
    ...info,
    by,
    shared,
    variantFields: variants,
    variants: named.map(([name, { fields: _, ...row }]) => ({ name, ...row })),
    rows(one) {
      const rows = new Map<string, FieldRow>();
      for (const row of [{ prop: 'variant', gf: by, required: true, spec: bySpec }, ...rowsOf(shared)])
        rows.set(row.gf, row);
      for (const [name, variant] of named) {
        for (const row of rowsOf(variant.fields, [name])) {
          const known = rows.get(row.gf);
          // A field that only some variants demand must stay optional in the CMS.
          rows.set(row.gf, {
            ...(known ?? row),
            spec: known ? mergeSpecs(row.gf, known.spec, row.spec) : row.spec,
            required: false,
            ...(known && !known.variants ? {} : { variants: [...(known?.variants ?? []), name] }),
          });
        }
      }
      const picked = one === undefined ? undefined : variants[one];
      if (one === undefined || picked === undefined) return [...rows.values()];
      const own = new Map(rowsOf({ ...shared, ...picked.fields }).map((row) => [row.gf, row]));
      const pick: FieldSpec = { ...bySpec, help: `${picked.number} = ${picked.label}`, options: [one] };
      return [...rows.values()].flatMap((row) =>
        row.gf === by ? [{ ...row, spec: pick }] : (own.get(row.gf) ?? []),
      );
    },
    parse(entry, context) {
      const number = toNumber(entry.fields[by]);
      const hit = named.find(([, variant]) => variant.number === number);
      if (!hit) {
        context.depend(entry.sys.id);
        const got =
          entry.fields[by] === undefined ? 'is missing' : `${quoteRaw(entry.fields[by])} is no variant`;
        context.report({
          entryId: entry.sys.id,
          field: by,
          reason: `${got}; known are ${numbers.join(', ')}`,
        });
        return undefined;
      }
      const [name, variant] = hit;
      const props = readFields({ ...shared, ...variant.fields }, entry, context);
      return props && ({ ...props, variant: name } as unknown as Parsed<VariantProps<S, V>>);
    },
    write(values) {
      const authored = values as Readonly<Record<string, unknown>> & { readonly variant: string };
      const variant = variants[authored.variant];
      if (variant === undefined) throw new Error(`${id} has no variant ${authored.variant}`);
      return [[by, undefined, variant.number], ...writeFields({ ...shared, ...variant.fields }, authored)];
    },
  };
}
