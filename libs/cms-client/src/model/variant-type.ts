import type { ParseContext } from './context.ts';
import {
  readFields,
  rowsOf,
  writeFields,
  type Advice,
  type EntryType,
  type EntryTypeInfo,
  type FieldRow,
} from './entry-type.ts';
import type { Fields } from './field.ts';
import { mergeSpecs } from './merge-spec.ts';
import type { AuthoringOfFields, Parsed, PropsOf, PropsOfFields, Simplify } from './props-of.ts';
import type { RawEntry } from './raw.ts';
import { pickerByField, type VariantPicker } from './variant-picker.ts';

export type { Picked, VariantPicker } from './variant-picker.ts';

interface VariantParts<F extends Fields> extends Partial<Advice> {
  /** The name of the variant for designers and editors. */
  readonly label: string;
  /** A sentence that describes the variant. Needed if one component draws several variants. */
  readonly description?: string;
  readonly fields: F;
}

/** One variant of a content type. A number, or a word such as `leadership`, selects it. */
export type Variant<F extends Fields = Fields> = VariantParts<F> &
  ({ readonly number: number } | { readonly word: string });

/** Defines one variant of a content type. */
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

/** A content type with variants. This type is an interface, so that declaration files contain only its name. */
export interface VariantsType<
  S extends Fields,
  V extends Variants,
  Id extends string = string,
> extends EntryType<VariantProps<S, V>, VariantAuthoring<S, V>> {
  readonly id: Id;
  /** The CMS field that picks the variant. */
  readonly by: string;
  readonly shared: S;
  readonly variantFields: V;
  /**
   * Returns the name of the variant that a raw entry picks, or undefined if it picks none. Reports no problem.
   */
  variantOf(entry: RawEntry, context: ParseContext): (keyof V & string) | undefined;
  /**
   * Returns a type for fields that accept only this variant. Such a field reports entries of other variants as
   * unusable.
   */
  only<K extends keyof V & string>(name: K): OneVariant<S, V[K]['fields'], Id>;
}

/** One variant of a content type, as a type of its own. A field of this type accepts no other variant. */
export interface OneVariant<S extends Fields, F extends Fields, Id extends string> extends EntryType<
  PropsOf<S, F>,
  unknown
> {
  readonly id: Id;
}

/** Props of a component for a content type with variants. The component draws every variant. */
export type PropsOfVariants<E> =
  E extends VariantsType<infer S, infer V>
    ? { [K in keyof V & string]: { readonly variant: K } & PropsOf<S, V[K]['fields']> }[keyof V & string]
    : never;

/**
 * Defines a content type with variants. A CMS field, or a picker, selects the variant of an entry. Components
 * receive the name of the variant, and their props are a union type, which a `switch` can exhaust.
 * @param by id of the CMS field with the variant's number or word, or a picker that reads several fields
 */
export function variantType<const S extends Fields, const V extends Variants, const Id extends string>(
  id: Id,
  info: EntryTypeInfo,
  by: string | VariantPicker,
  shared: S,
  variants: V,
): VariantsType<S, V, Id> {
  const named: [keyof V & string, Variant][] = Object.entries(variants);
  const picker = typeof by === 'string' ? pickerByField(by, variants) : by;
  const fieldsOf = (name: string): Fields | undefined => {
    const own = variants[name]?.fields;
    return own && { ...shared, ...own };
  };

  function rows(one?: string): readonly FieldRow[] {
    const all = new Map<string, FieldRow>();
    for (const row of [picker.row(), ...rowsOf(shared)]) all.set(row.gf, row);
    for (const [name, { fields }] of named) {
      for (const row of rowsOf(fields, [name])) {
        const known = all.get(row.gf);
        // The CMS must not demand a field that only some variants demand.
        all.set(row.gf, {
          ...(known ?? row),
          spec: known ? mergeSpecs(row.gf, known.spec, row.spec) : row.spec,
          required: false,
          ...(known && !known.variants ? {} : { variants: [...(known?.variants ?? []), name] }),
        });
      }
    }
    const fields = one === undefined ? undefined : fieldsOf(one);
    if (one === undefined || fields === undefined) return [...all.values()];
    const own = new Map([picker.row(one), ...rowsOf(fields)].map((row) => [row.gf, row]));
    return [...all.keys()].flatMap((gf) => own.get(gf) ?? []);
  }

  function pick(entry: RawEntry, context: ParseContext) {
    const picked = picker.read(entry, context);
    const name = 'name' in picked ? picked.name : undefined;
    return { name: named.find(([one]) => one === name)?.[0], picked };
  }

  function parseAs(name: string, entry: RawEntry, context: ParseContext) {
    const fields = fieldsOf(name);
    return fields && readFields(fields, entry, context);
  }

  function picked(entry: RawEntry, context: ParseContext) {
    const { name, picked: answer } = pick(entry, context);
    if (name !== undefined) return name;
    context.depend(entry.sys.id);
    if ('reason' in answer) context.report({ entryId: entry.sys.id, ...answer });
    return undefined;
  }

  return {
    id,
    ...info,
    by: picker.row().gf,
    shared,
    variantFields: variants,
    variants: named.map(([name, { fields: _, ...row }]) => ({
      name,
      key: 'number' in row ? String(row.number) : row.word,
      ...(picker.entered && { entered: picker.entered(name) }),
      ...row,
    })),
    rows,
    variantOf: (entry, context) => pick(entry, context).name,
    only: (name) => ({
      id,
      ...info,
      variants: [],
      rows: () => rows(name),
      parse(entry, context) {
        const own = picked(entry, context);
        if (own === name) return parseAs(name, entry, context) as never;
        if (own === undefined) return undefined;
        context.depend(entry.sys.id);
        context.report({
          entryId: entry.sys.id,
          field: picker.row().gf,
          reason: `is ${variants[own]?.label ?? own}; here stands ${variants[name]?.label ?? name}`,
        });
        return undefined;
      },
      write() {
        throw new Error(`write an entry of ${id}`);
      },
    }),
    parse(entry, context) {
      const name = picked(entry, context);
      const props = name === undefined ? undefined : parseAs(name, entry, context);
      return props && ({ ...props, variant: name } as unknown as Parsed<VariantProps<S, V>>);
    },
    write(values) {
      const authored = values as Readonly<Record<string, unknown>> & { readonly variant: string };
      const fields = fieldsOf(authored.variant);
      if (fields === undefined) throw new Error(`${id} has no variant ${authored.variant}`);
      return [...picker.write(authored.variant), ...writeFields(fields, authored)];
    },
  };
}
