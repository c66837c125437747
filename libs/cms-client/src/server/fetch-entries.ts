import type { createClient } from 'contentful';
import * as v from 'valibot';
import type { EntriesResponse } from '../parse/graph.ts';
import type { Question } from './delivery-error.ts';
import { pickLanguage, rememberPicked } from './pick-language.ts';
import { isTooLarge, unresolvedLinks } from './too-large.ts';

type Client = ReturnType<typeof createClient>;

/** Answers a query for entries without a request. Undefined: a request is necessary. */
export type EntriesHere = (query: Readonly<Record<string, unknown>>) => unknown;

/** Maximum number of entries on one page with linked entries. A longer page may be too large for the vendor. */
const PAGE_SIZE = 200;
/** Maximum number of entries on one page without linked entries. The vendor sets this limit. */
const BARE_PAGE_SIZE = 1000;
/** Maximum number of entries of one content type. No site needs more. A CMS with more is probably broken. */
const MAX_ENTRIES = 100_000;
/** Maximum number of ids in one request. The ids are in the URL, whose length is limited. */
const IDS_AT_ONCE = 100;

/** Schema of one page of an answer. Stored answers have the same form. */
export const EntriesPage = v.object({
  items: v.array(v.unknown()),
  total: v.optional(v.number()),
  includes: v.optional(
    v.object({ Entry: v.optional(v.array(v.unknown())), Asset: v.optional(v.array(v.unknown())) }),
  ),
});
type EntriesPage = v.InferOutput<typeof EntriesPage>;

function merge(pages: readonly EntriesPage[]): EntriesResponse {
  const all = (kind: 'Entry' | 'Asset') => pages.flatMap(({ includes }) => includes?.[kind] ?? []);
  return {
    items: pages.flatMap(({ items }) => items),
    includes: { Entry: all('Entry'), Asset: all('Asset') },
  };
}

/** For answers of a CMS in this process, which contain the same objects again. */
const pickShared = rememberPicked();

const isUnknownLocale = (error: unknown) => error instanceof Error && /unknown locale/i.test(error.message);

/** Whether an answer in all languages contains any text in one language. */
const saysAnything = ({ items, includes }: EntriesResponse, locale: string) =>
  [...items, ...(includes?.Entry ?? [])].some((item) =>
    Object.values(Object(Object(item).fields)).some((values) => Object(values)[locale] !== undefined),
  );

const inParts = (ids: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, part) =>
    ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE).join(','),
  );

/**
 * Returns all entries that match a request, page by page, up to a limit. If the CMS does not have the language,
 * the entries are in the CMS's default language. If an answer is too large, the function requests shorter
 * pages, then single entries with fewer levels of links, and then the missing linked entries.
 * @param report called if there are too many entries, or if the language is unknown
 * @param options.fallbackLocale language whose texts replace missing translations. `fellBack` of an entry lists the
 *   replaced fields
 * @param options.entriesHere answers queries without a request
 */
export async function fetchEntries(
  client: Client,
  { contentType, locale, where, include: levels = 10, select }: Question,
  report: { readonly tooMany: (reason: string) => void; readonly unknownLocale: (locale: string) => void },
  options: {
    readonly fallbackLocale?: string | undefined;
    readonly entriesHere?: EntriesHere | undefined;
  } = {},
): Promise<EntriesResponse> {
  const { fallbackLocale: fallback, entriesHere } = options;
  // Only answers in all languages show which texts are not translated.
  const inAll = fallback !== undefined && fallback !== locale;
  let code: string | undefined = inAll ? undefined : locale;
  const asked = inAll ? client.withAllLocales : client;
  const inLocale = async (ask: () => Promise<unknown>): Promise<EntriesPage> =>
    v.parse(
      EntriesPage,
      await ask().catch((error: unknown) => {
        if (code === undefined || !isUnknownLocale(error)) throw error;
        report.unknownLocale(code);
        code = undefined;
        return ask();
      }),
    );
  const askPage = (query: object, include: number, limit: number, skip: number) =>
    inLocale(async () => {
      const whole = {
        ...(code !== undefined && { locale: code }),
        include,
        limit,
        skip,
        // Without a fixed order, pages of an answer may overlap. If two entries claim the same path, the entry
        // that was first published (`createdAt`) comes first.
        order: 'sys.createdAt,sys.id',
        ...query,
      };
      return (
        entriesHere?.({ ...whole, ...(inAll && { locale: '*' }) }) ??
        asked.withoutLinkResolution.getEntries(whole as never)
      );
    });
  const askAssets = (ids: string) =>
    inLocale(() =>
      asked.getAssets({
        ...(code !== undefined && { locale: code }),
        'sys.id[in]': ids,
        limit: IDS_AT_ONCE,
      } as never),
    );

  /**
   * Fetches an entry whose answer is too large: first with half of the levels of links, and then the linked entries
   * that are missing.
   */
  async function askInLevels(query: object, include: number, skip: number): Promise<EntriesPage> {
    const first = Math.floor(include / 2);
    const page = await askEntries(query, first, 1, skip);
    const missing = unresolvedLinks(page);
    const rest = { items: [] as unknown[], Asset: [] as unknown[] };
    for (const ids of inParts(missing.Entry)) {
      const found = await fetchAll({ 'sys.id[in]': ids }, include - first - 1);
      rest.items.push(...found.items, ...(found.includes?.Entry ?? []));
      rest.Asset.push(...(found.includes?.Asset ?? []));
    }
    for (const ids of inParts(missing.Asset)) rest.Asset.push(...(await askAssets(ids)).items);
    return {
      ...page,
      includes: {
        Entry: [...(page.includes?.Entry ?? []), ...rest.items],
        Asset: [...(page.includes?.Asset ?? []), ...rest.Asset],
      },
    };
  }

  async function askEntries(
    query: object,
    include: number,
    limit: number,
    skip: number,
  ): Promise<EntriesPage> {
    try {
      return await askPage(query, include, limit, skip);
    } catch (error) {
      if (!isTooLarge(error)) throw error;
      if (limit > 1) return askEntries(query, include, Math.ceil(limit / 4), skip);
      if (include === 0) throw error;
      return askInLevels(query, include, skip);
    }
  }

  async function fetchAll(query: object, include: number): Promise<EntriesResponse> {
    const pages: EntriesPage[] = [];
    // A question for a single entry cannot be split into shorter pages.
    let limit = 'sys.id' in query ? 1 : include === 0 ? BARE_PAGE_SIZE : PAGE_SIZE;
    for (let skip = 0; skip < MAX_ENTRIES;) {
      const page = await askEntries(query, include, limit, skip);
      pages.push(page);
      // A server may send shorter pages than requested.
      skip += page.items.length;
      if (page.items.length === 0 || skip >= (page.total ?? 0)) return merge(pages);
      limit = Math.min(limit, page.items.length);
    }
    report.tooMany(`it has more than ${MAX_ENTRIES} entries of type ${contentType}; the first ones are used`);
    return merge(pages);
  }

  const answer = await fetchAll(
    { content_type: contentType, ...(select && { select: [...select] }), ...where },
    levels,
  );
  if (!inAll) return answer;
  const picked = entriesHere ? pickShared : pickLanguage;
  const pick = (items: readonly unknown[] = []) => items.map((item) => picked(item, locale, fallback));
  const { items, includes } = answer;
  if (items.length > 0 && !saysAnything(answer, locale)) report.unknownLocale(locale);
  return { items: pick(items), includes: { Entry: pick(includes?.Entry), Asset: pick(includes?.Asset) } };
}
