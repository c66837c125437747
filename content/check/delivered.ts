import type { Problem } from '@skein/cms-client';
import * as v from 'valibot';

const Values = v.record(v.string(), v.unknown());
const Count = v.nullish(v.number());
const Time = v.fallback(v.nullish(v.string()), undefined);
const Item = v.object({
  sys: v.looseObject({
    id: v.string(),
    createdAt: Time,
    firstPublishedAt: Time,
    publishedVersion: v.fallback(Count, undefined),
    archivedVersion: v.fallback(Count, undefined),
    contentType: v.optional(v.object({ sys: v.object({ id: v.string() }) })),
  }),
  fields: v.fallback(v.record(v.string(), v.unknown()), {}),
});
type Item = v.InferOutput<typeof Item>;

const ContentType = v.object({
  sys: v.object({ id: v.string() }),
  fields: v.array(
    v.object({ id: v.string(), type: v.optional(v.string(), ''), localized: v.optional(v.boolean(), false) }),
  ),
});
const Locale = v.object({
  code: v.string(),
  fallbackCode: v.nullish(v.string()),
  default: v.optional(v.boolean(), false),
});
export const Export = v.object({
  contentTypes: v.optional(v.array(v.unknown()), []),
  entries: v.array(v.unknown()),
  assets: v.optional(v.array(v.unknown()), []),
  locales: v.array(Locale),
});
export type Export = v.InferOutput<typeof Export>;

/** A published entry or asset, with its values in all languages. */
export interface Delivered {
  readonly id: string;
  readonly contentType: string | undefined;
  readonly sys: Item['sys'];
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
export type FieldKinds = ReadonlyMap<string, { readonly type: string; readonly localized: boolean }>;

export interface DeliveredContent {
  readonly entries: readonly Delivered[];
  readonly assets: readonly Delivered[];
  /** The fields of each content type. The map is empty if the export contains no content types. */
  readonly types: ReadonlyMap<string, FieldKinds>;
  /** Returns an entry or asset in one language, in the format of the CMS. */
  inLocale(item: Delivered, locale: string): { readonly sys: object; readonly fields: object };
  readonly problems: readonly Problem[];
}

const isValues = (value: unknown): value is Readonly<Record<string, unknown>> =>
  !Array.isArray(value) && v.is(Values, value);

/** Returns a locale and its fallback locales, in the order in which the CMS looks for a value. */
function chainOf(locales: Export['locales'], code: string): string[] {
  const chain: string[] = [];
  for (let next: string | undefined = code; next !== undefined && !chain.includes(next);) {
    chain.push(next);
    next = locales.find((locale) => locale.code === chain.at(-1))?.fallbackCode ?? undefined;
  }
  return chain;
}

/**
 * Returns the entries and assets of an export that the CMS would deliver, because they are published and not
 * archived. Leaves out entries of unknown types.
 */
export function deliveredContent({ contentTypes, entries, assets, locales }: Export): DeliveredContent {
  const problems: Problem[] = [];
  const report = (entryId: string, field: string, reason: string) =>
    problems.push({ entryId, field, reason });
  const types = new Map(
    contentTypes.flatMap((raw) => {
      const type = v.safeParse(ContentType, raw);
      if (!type.success) return [];
      return [[type.output.sys.id, new Map(type.output.fields.map((field) => [field.id, field]))] as const];
    }),
  );
  if (types.size === 0 && entries.length > 0)
    report('-', 'contentTypes', 'describes no content types: no entry is shown without its own');
  const read = (list: readonly unknown[], kind: string) =>
    list.flatMap((raw, index) => {
      const item = v.safeParse(Item, raw);
      if (item.success) return [item.output];
      report('-', '*', `${kind} number ${index + 1} has no id`);
      return [];
    });
  const [allEntries, allAssets] = [read(entries, 'the entry'), read(assets, 'the asset')];
  // An export without publication states comes from the CMS's delivery API, so all its entries are published.
  const drafts = [...allEntries, ...allAssets].some(({ sys }) => sys.publishedVersion != null);

  function deliver(items: readonly Item[], needsType: boolean): Delivered[] {
    const seen = new Set<string>();
    return items.flatMap(({ sys, fields }) => {
      const { id } = sys;
      const contentType = sys.contentType?.sys.id;
      if (seen.has(id)) report(id, '*', 'has an id that another has; the first one is used');
      if (seen.has(id)) return [];
      seen.add(id);
      const known = contentType === undefined ? undefined : types.get(contentType);
      if (needsType && types.size > 0 && !known)
        report(id, '*', `is a ${contentType ?? 'thing without a type'}, which the export does not describe`);
      if (needsType && types.size > 0 && !known) return [];
      if (sys.archivedVersion != null || (drafts && sys.publishedVersion == null)) return [];
      const usable = Object.entries(fields).flatMap(([name, values]) => {
        if (!isValues(values)) report(id, name, 'holds no values by language and is left out');
        else if (known && !known.has(name))
          report(id, name, 'is no field of its content type and is left out');
        else return [[name, values] as const];
        return [];
      });
      return [{ id, contentType, sys, fields: Object.fromEntries(usable) }];
    });
  }

  const main = locales.find((locale) => locale.default)?.code ?? locales[0]?.code ?? 'en-US';
  return {
    entries: deliver(allEntries, true),
    assets: deliver(allAssets, false),
    types,
    problems,
    inLocale({ sys, contentType, fields }, locale) {
      const codes = locales.some(({ code }) => code === locale) ? chainOf(locales, locale) : [main];
      const kinds = types.get(contentType ?? '');
      const flat = Object.entries(fields).map(([name, values]) => {
        const chain = kinds?.get(name)?.localized === false ? [main] : codes;
        return [name, chain.map((code) => values[code]).find((value) => value != null)];
      });
      return { sys, fields: Object.fromEntries(flat) };
    },
  };
}
