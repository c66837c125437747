import type { createClient } from 'contentful';
import * as v from 'valibot';
import type { EntriesResponse } from '../parse/graph.ts';
import type { Question } from './delivery.ts';

type Client = ReturnType<typeof createClient>['withoutLinkResolution'];

/** With all that hangs on them, more would go beyond the vendor's largest answer. */
const PAGE_SIZE = 200;
/** Without what hangs on them, and the most that the vendor gives. */
const BARE_PAGE_SIZE = 1000;
/** A CMS that claims more entries of one type than this is broken, or asked for something else than a site needs. */
const MAX_ENTRIES = 100_000;

/** One page of an answer; a kept answer has the same shape. */
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

/** The SDK puts what the CMS answered into the message of its error. */
const isUnknownLocale = (error: unknown) => error instanceof Error && /unknown locale/i.test(error.message);

/**
 * All entries that answer a question, page by page. Of too many, those that were read until then. In a language that
 * the CMS does not have, those in its own.
 * @param report told of both
 */
export async function fetchEntries(
  client: Client,
  { contentType, locale, where, include = 10, select }: Question,
  report: (reason: string) => void,
): Promise<EntriesResponse> {
  async function askPage(skip: number, code: string | undefined): Promise<EntriesPage> {
    const answer: unknown = await client.getEntries({
      content_type: contentType,
      ...(code !== undefined && { locale: code }),
      include: include as 10,
      limit: include === 0 ? BARE_PAGE_SIZE : PAGE_SIZE,
      skip,
      // Pages of an answer without an order may overlap. Of two entries that claim one place the one that was published
      // first comes first, which is what `createdAt` is here.
      order: 'sys.createdAt,sys.id',
      ...(select && { select: [...select] as never }),
      ...where,
    } as never);
    return v.parse(EntriesPage, answer);
  }

  const pages: EntriesPage[] = [];
  let code: string | undefined = locale;
  for (let skip = 0; skip < MAX_ENTRIES;) {
    const page = await askPage(skip, code).catch((error: unknown) => {
      if (code === undefined || !isUnknownLocale(error)) throw error;
      report(`it has no locale ${code}; what it says in its own language is used`);
      code = undefined;
      return askPage(skip, code);
    });
    pages.push(page);
    // By what came, not by what was asked for: a server may send shorter pages.
    skip += page.items.length;
    if (page.items.length === 0 || skip >= (page.total ?? 0)) return merge(pages);
  }
  report(`it has more than ${MAX_ENTRIES} entries of type ${contentType}; the first ones are used`);
  return merge(pages);
}
