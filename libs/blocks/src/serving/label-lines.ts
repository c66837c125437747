import { nodesOf } from '@skein/cms-client/serve';
import { broadbandCsv } from '../labels/broadband-csv/broadband-csv.block.ts';
import { isSoldIn, labelRecord } from '../labels/broadband-label/label-record.ts';
import { broadbandLabels } from '../labels/broadband-labels/broadband-labels.block.ts';

export interface LabelLinesOptions {
  /** Date on which the file is published, ISO 8601. Every line of the file has the same date. */
  readonly publishedOn: string;
  /** Origin of the site, such as https://skein.example. It comes before each path in the file. */
  readonly origin: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Returns sanitized HTML as one line of text, with the URL of each link in parentheses after the link. */
const plainText = (html: string, origin: string): string =>
  html
    .replaceAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, words: string) => {
      return `${words} (${href.startsWith('/') ? origin + href : href})`;
    })
    .replaceAll(/<\/?(?:a|b|em|i|span|strong|sub|sup)\b[^>]*>/g, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The value in each column for one plan. */
export type LabelLine = Readonly<Record<string, string>>;

/** Returns a line that is readable outside the site: paths become URLs with the origin, and HTML becomes plain text. */
const elsewhere = (record: LabelLine, origin: string): LabelLine =>
  Object.fromEntries(
    Object.entries(record).map(([column, value]) => {
      if (column === 'discounts_bundles') return [column, plainText(value, origin)];
      return [column, column.startsWith('uri_') && value.startsWith('/') ? origin + value : value];
    }),
  );

/**
 * Returns the lines of a label file: one line for each plan on the page that the provider sells in the file's state.
 * Returns undefined if the page has no link to `path`.
 * @param page parsed content of the page
 * @param path path of the file, as in the page's link
 */
export function labelLines(
  page: unknown,
  path: string,
  { publishedOn, origin }: LabelLinesOptions,
): readonly LabelLine[] | undefined {
  const downloads = nodesOf(page, broadbandCsv).flatMap(({ props }) => props.downloads);
  const state = downloads.find(({ link }) => link === path)?.state;
  if (state === undefined) return undefined;
  const lines = nodesOf(page, broadbandLabels).flatMap(({ props }) =>
    [...props.tiers, ...props.plans]
      .filter((plan) => isSoldIn(plan, state))
      .map((plan) => ({
        date_published: publishedOn,
        state,
        ...elsewhere(labelRecord(plan, props), origin),
      })),
  );
  return [...new Map(lines.toReversed().map((line) => [uidOf(line), line])).values()].toReversed();
}

const uidOf = (line: LabelLine) => line['unique_plan_identifier']?.toUpperCase();
