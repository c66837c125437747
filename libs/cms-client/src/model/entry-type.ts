import type { ParseContext } from './context.ts';
import type { AnyField, Fields, FieldSpec } from './field.ts';
import { reasonOf } from './problem.ts';
import type { AuthoringOfFields, Parsed, PropsOfFields } from './props-of.ts';
import type { RawEntry } from './raw.ts';
import { isForReaders, isForVisitors, isProse, languageOf, saysProse, untranslated } from './untranslated.ts';

/**
 * One field of a content type: the name of the component's prop, the id of the CMS field, the kind of content,
 * and the variants that have this field.
 */
export interface FieldRow {
  readonly prop: string;
  readonly gf: string;
  readonly required: boolean;
  readonly spec: FieldSpec;
  /** Names of the variants with this field. Absent if all variants have it. */
  readonly variants?: readonly string[];
}

/** Advice for editors and designers: when to use a block or variant, and when not. Each text is one line. */
export interface Advice {
  readonly use: string;
  readonly avoid: string;
}

export interface VariantRow extends Partial<Advice> {
  readonly name: string;
  /**
   * The name that designers use for the variant, such as `10` or `leadership`. The tags of the variant's stories end
   * with this name.
   */
  readonly key: string;
  readonly number?: number;
  /** What an editor enters to get the variant, if it is not the key: `cards, first a leadership card`. */
  readonly entered?: string;
  readonly label: string;
  /** A sentence that describes the variant. Needed if one component draws several variants. */
  readonly description?: string;
}

export interface EntryType<P extends object, A = never> extends EntryTypeInfo {
  /** Content type id in the CMS. */
  readonly id: string;
  readonly variants: readonly VariantRow[];
  /**
   * Returns the fields in the order of the CMS's editor. With the name of a variant, returns only the fields of
   * this variant, with the specs of this variant.
   */
  rows(variant?: string): readonly FieldRow[];
  /** Parses an entry and reports its problems. Never throws. Undefined if a required field is unusable. */
  parse(entry: RawEntry, context: ParseContext): Parsed<P> | undefined;
  /** Returns `[id of the CMS field, field, value]` for each authored value. A value may be `Localized`. */
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
  /** The field whose text names an entry in the CMS's lists. Default: the first short text. */
  readonly displayField?: string;
  /** Whether the block contains the title of its page (h1). A field `isPageTitle` can change this. */
  readonly bringsTitle?: boolean;
}

const rawOf = ({ gf, more }: AnyField, { fields }: RawEntry): unknown =>
  more ? [gf, ...more].map((one) => fields[one]) : fields[gf];

/** Reports a problem of a field to the editor. @param field id of the field in the CMS */
export type ReportField = (field: string, reason: string) => void;

/** Rules for an entry as a whole. */
export interface WholeEntry<P> {
  /**
   * Whether an unreadable optional field makes the whole entry unusable. Use it for legal texts, which could
   * have another meaning without one field.
   */
  readonly exact?: boolean;
  /** Checks fields that depend on each other. @returns the usable props, or undefined if there are none */
  readonly settle?: (props: P, report: ReportField) => P | undefined;
}

/** Returns the context for reading a field. Reports the field if its text is not in the page's language. */
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

/** Returns the texts of a field with marks that say where the texts come from. */
function marked(
  value: unknown,
  prop: string,
  { gf, spec, isProse: isText }: AnyField,
  { sys, fellBack }: RawEntry,
  { mark, locale }: ParseContext,
): unknown {
  if (!mark || !isText || !isForVisitors(prop, spec)) return value;
  const source = { id: sys.id, linkType: 'Entry', field: gf, locale: fellBack?.[gf] ?? locale } as const;
  const withMark = (text: unknown) => (isForReaders(text) ? mark(text, source) : text);
  return Array.isArray(value) ? value.map(withMark) : withMark(value);
}

/**
 * Returns the props of a set of fields, or undefined if a required field is unusable.
 * @param exact whether an unusable optional field makes the result undefined too
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
      props[prop] = marked(value, prop, field, entry, here);
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

/** Distributes a list evenly among CMS fields, in order. */
function spread(gfs: readonly string[], items: readonly unknown[]) {
  const share = Math.ceil(items.length / gfs.length);
  return gfs
    .map((gf, column) => [gf, items.slice(column * share, (column + 1) * share)] as const)
    .filter(([, some]) => some.length > 0);
}

/** Returns `[id of the CMS field, field, value]` for each authored value. */
export function writeFields(fields: Fields, values: Readonly<Record<string, unknown>>) {
  return Object.entries(fields).flatMap(([prop, field]) => {
    const value = values[prop];
    if (value === undefined) return [];
    if (!field.more || !Array.isArray(value)) return [[field.gf, field, value] as const];
    return spread([field.gf, ...field.more], value).map(([gf, items]) => [gf, field, items] as const);
  });
}

/** Returns a row for each field. @param variants names of the variants that have all these fields */
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

/** A content type without variants. This type is an interface, so that declaration files contain only its name. */
export interface FieldsType<
  F extends Fields,
  Id extends string = string,
  P extends object = PropsOfFields<F>,
> extends EntryType<P, AuthoringOfFields<F>> {
  readonly id: Id;
  readonly fields: F;
}

/** Defines a content type. Its parser, types, CMS schema, docs and story controls come from the definition. */
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
