import {
  readFields,
  rowsOf,
  writeFields,
  type Advice,
  type EntryType,
  type EntryTypeInfo,
  type FieldRow,
} from './entry-type.ts';
import type { Fields, FieldSpec } from './field.ts';
import { mergeSpecs } from './merge-spec.ts';
import { quoteRaw } from './problem.ts';
import type { AuthoringOfFields, Parsed, PropsOf, PropsOfFields, Simplify } from './props-of.ts';

export interface Variant<F extends Fields = Fields> extends Partial<Advice> {
  readonly number: number;
  /** What designers and editors call it. */
  readonly label: string;
  /** What it is, in a sentence, where one component draws several variants. */
  readonly description?: string;
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
