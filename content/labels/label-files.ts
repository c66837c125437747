import { broadbandCsv, broadbandLabels, isSoldIn, labelRecord } from '@skein/blocks/content';
import {
  createSanitize,
  entryGraph,
  parseEntry,
  type AnyEntryType,
  type SiteLocale,
} from '@skein/cms-client';
import { colorTokens } from '@skein/ui/tokens';
import { stringify } from 'csv-stringify/sync';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import * as v from 'valibot';
import { deliveredContent, Export } from '../check/delivered.ts';

/** A file of labels: the path under which pages link to it, and what is in it. */
export interface LabelFile {
  readonly path: string;
  readonly state: string;
  /** How many labels it holds. */
  readonly labels: number;
  readonly text: string;
}

/** Machines read one language. */
const LABEL_LANGUAGE: SiteLocale = 'en-US';

/** Below here the site serves what `npm run labels` writes. */
export const LABELS_PATH = '/data/broadband-labels/';

/** Addresses of the site's own as the rest of the world writes them. */
const absolute = (record: Readonly<Record<string, string>>, origin: string) =>
  Object.fromEntries(
    Object.entries(record).map(([column, value]) => [
      column,
      column.startsWith('uri_') && value.startsWith('/') ? origin + value : value,
    ]),
  );

/**
 * The files that the content links to, each with the plans that are sold in its state: RFC 4180 in UTF-8, a header and a
 * line for each plan. Made of the entries that the labels on the pages are drawn from.
 * @param source a content export
 * @param publishedOn ISO date, the same in every line
 * @param origin of the site, such as https://skein.example: put before addresses of its own
 * @throws ValiError when it is no export
 */
export function labelFiles(
  source: unknown,
  types: readonly AnyEntryType[],
  publishedOn: string,
  origin: string,
): readonly LabelFile[] {
  const content = deliveredContent(v.parse(Export, source));
  const graph = entryGraph({
    items: content.entries.map((item) => content.inLocale(item, LABEL_LANGUAGE)),
    includes: { Asset: content.assets.map((item) => content.inLocale(item, LABEL_LANGUAGE)) },
  });
  const options = {
    types,
    locale: LABEL_LANGUAGE,
    palette: colorTokens,
    sanitize: createSanitize(createDOMPurify(new JSDOM('').window)),
  };
  const ofType = (id: string) => graph.items.filter(({ sys }) => sys.contentType.sys.id === id);
  const sets = ofType(broadbandLabels.id).flatMap(
    (item) => parseEntry(broadbandLabels, item, graph, options).value ?? [],
  );
  const downloads = ofType(broadbandCsv.id)
    .flatMap((item) => parseEntry(broadbandCsv, item, graph, options).value ?? [])
    .flatMap((list) => list.downloads)
    .filter(({ link }) => link.startsWith(LABELS_PATH));
  return [...new Map(downloads.map((one) => [one.link, one])).values()].map(({ link, state }) => {
    const records = sets.flatMap((set) =>
      [...set.tiers, ...set.plans]
        .filter((plan) => isSoldIn(plan, state))
        .map((plan) => ({ date_published: publishedOn, state, ...absolute(labelRecord(plan, set), origin) })),
    );
    const text = stringify(records, { header: true, record_delimiter: 'windows' });
    return { path: link, state, labels: records.length, text };
  });
}
