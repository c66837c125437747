import type { ParseContext } from './context.ts';
import type { AnyField, Fields, FieldSpec } from './field.ts';
import { reasonOf } from './problem.ts';
import type { AuthoringOfFields, Parsed, PropsOfFields } from './props-of.ts';
import type { RawEntry } from './raw.ts';
import { isForVisitors, isProse, languageOf, saysProse, untranslated } from './untranslated.ts';

/**
 * One row of the model: the name that components see, the CMS id, the kind of content, and the variants that
 * have it.
 */
export interface FieldRow {
  readonly prop: string;
  readonly gf: string;
  readonly required: boolean;
  readonly spec: FieldSpec;
  /** Names of the variants that have the field. Absent when all have it. */
  readonly variants?: readonly string[];
}

/** When to use something and when to use something else. One line each, for editors and designers. */
export interface Advice {
  readonly use: string;
  readonly avoid: string;
}

export interface VariantRow extends Partial<Advice> {
  readonly name: string;
  /** The name that designers quote and that ends the tags of its stories: `10`, or `leadership`. */
  readonly key: string;
  readonly number?: number;
  /** What an editor enters to select it, if that is more than the key: `cards, first a leadership card`. */
  readonly entered?: string;
  readonly label: string;
  /** A sentence that describes it, if one component draws several variants. */
  readonly description?: string;
}

export interface EntryType<P extends object, A = never> extends EntryTypeInfo {
  /** Content type id in the CMS. */
  readonly id: string;
  readonly variants: readonly VariantRow[];
  /**
   * Rows in the order of the CMS's editor. With a variant, only that variant's fields, as the variant reads
   * them.
   */
  rows(variant?: string): readonly FieldRow[];
  /** Never throws and sends problems to `context.report`. Returns undefined if a required field is unusable. */
  parse(entry: RawEntry, context: ParseContext): Parsed<P> | undefined;
  /** Turns authored values into CMS fields, not yet split by locale: `[gf id, field, value]`. */
  write(values: A): readonly (readonly [gf: string, field: AnyField | undefined, value: unknown])[];
}

export type AnyEntryType = EntryType<object, unknown>;

const isEntryType = (value: unknown): value is AnyEntryType =>
  typeof value === 'object' && value !== null && 'id' in value && 'rows' in value && 'parse' in value;

/** Returns the content types among the exports of a module (`import * as definitions`), sorted by name. */
export const entryTypesIn = (module: object): readonly AnyEntryType[] =>
  Object.values(module).filter(isEntryType);

export interface EntryTypeInfo extends Partial<Advice> {
  readonly name: string;
  readonly description: string;
  /** The field whose text names an entry in the CMS's lists. By default the first short text. */
  readonly displayField?: string;
}

const rawOf = ({ gf, more }: AnyField, { fields }: RawEntry): unknown =>
  more ? [gf, ...more].map((one) => fields[one]) : fields[gf];

/** Reports a field's problem to the editor. @param field CMS id */
export type ReportField = (field: string, reason: string) => void;

/** Rules for an entry as a whole. */
export interface WholeEntry<P> {
  /**
   * Whether any unreadable field, even an optional one, makes the entry unusable, because the rest would have
   * another meaning. For legal texts.
   */
  readonly exact?: boolean;
  /** Checks fields against each other. @returns the usable props, or undefined if the entry is unusable */
  readonly settle?: (props: P, report: ReportField) => P | undefined;
}

/** Returns the context for reading a field. It reports a text that came in another language than the page's. */
function contextOf(
  prop: string,
  { gf, spec }: AnyField,
  { sys, fields, fellBack }: RawEntry,
  context: ParseContext,
): ParseContext {
  const locale = fellBack?.[gf];
  if (locale === undefined || !isForVisitors(prop, spec) || !saysProse(fields[gf])) return context;
  context.report({ entryId: sys.id, field: gf, reason: untranslated(locale) });
  return { ...context, fieldLanguage: languageOf(locale) };
}

/**
 * Returns the props of one set of fields, or undefined if a required one is unusable.
 * @param exact optional ones too
 */
export function readFields(
  fields: Fields,
  entry: RawEntry,
  outer: ParseContext,
  exact = false,
): Record<string, unknown> | undefined {
  const { id } = entry.sys;
  const context: ParseContext = { ...outer, path: [...outer.path, id] };
  outer.depend(id);
  const props: Record<string, unknown> = { id };
  let usable = true;
  for (const [prop, field] of Object.entries(fields)) {
    try {
      const here = contextOf(prop, field, entry, context);
      const value = field.read(rawOf(field, entry), here);
      props[prop] = value;
      if (here.fieldLanguage !== undefined)
        for (const text of [value].flat().filter(isProse))
          context.foreign?.({ text, lang: here.fieldLanguage });
    } catch (error) {
      context.report({ entryId: id, field: field.gf, reason: reasonOf(error) });
      if (field.required || exact) usable = false;
      else props[prop] = field.read(undefined, context);
    }
    if (props[prop] === undefined) delete props[prop];
  }
  return usable ? props : undefined;
}

/** Spreads a list evenly over CMS fields, in order. */
function spread(gfs: readonly string[], items: readonly unknown[]) {
  const share = Math.ceil(items.length / gfs.length);
  return gfs
    .map((gf, column) => [gf, items.slice(column * share, (column + 1) * share)] as const)
    .filter(([, some]) => some.length > 0);
}

/** Returns `[gf id, field, value]` for each authored value. */
export function writeFields(fields: Fields, values: Readonly<Record<string, unknown>>) {
  return Object.entries(fields).flatMap(([prop, field]) => {
    const value = values[prop];
    if (value === undefined) return [];
    if (!field.more || !Array.isArray(value)) return [[field.gf, field, value] as const];
    return spread([field.gf, ...field.more], value).map(([gf, items]) => [gf, field, items] as const);
  });
}

/** Returns the rows of a set of fields. The same variants own all of them. */
export const rowsOf = (fields: Fields, variants?: readonly string[]): FieldRow[] =>
  Object.entries(fields).flatMap(([prop, { gf, more = [], required, spec }]) =>
    [gf, ...more].map((one) => ({
      prop,
      gf: one,
      required: required && more.length === 0,
      spec,
      ...(variants && { variants }),
    })),
  );

/**
 * A content type without variants. An interface, so that declarations print its name instead of its whole type.
 */
export interface FieldsType<
  F extends Fields,
  Id extends string = string,
  P extends object = PropsOfFields<F>,
> extends EntryType<P, AuthoringOfFields<F>> {
  readonly id: Id;
  readonly fields: F;
}

/** Defines a content type. The one definition yields parser, types, CMS schema, docs and story controls. */
export function entryType<const F extends Fields, const Id extends string>(
  id: Id,
  info: EntryTypeInfo,
  fields: F,
  { exact, settle }: WholeEntry<Parsed<PropsOfFields<NoInfer<F>>>> = {},
): FieldsType<F, Id> {
  function parse(entry: RawEntry, context: ParseContext) {
    const props = readFields(fields, entry, context, exact) as Parsed<PropsOfFields<F>> | undefined;
    if (!props || !settle) return props;
    return settle(props, (field, reason) => context.report({ entryId: entry.sys.id, field, reason }));
  }
  return {
    id,
    ...info,
    fields,
    variants: [],
    rows: () => rowsOf(fields),
    parse,
    write: (values) => writeFields(fields, values),
  };
}
