import { nodesOf } from '@skein/cms-client/serve';
import { broadbandCsv } from '../labels/broadband-csv/broadband-csv.content.ts';
import { isSoldIn, labelRecord } from '../labels/broadband-label/label-record.ts';
import { broadbandLabels } from '../labels/broadband-labels/broadband-labels.content.ts';

export interface LabelLinesOptions {
  /** ISO date, the same in every line. */
  readonly publishedOn: string;
  /** Of the site that serves the file, such as https://skein.example: put before addresses of its own. */
  readonly origin: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Sanitized HTML as a line of text; each link is followed by its address in parentheses. */
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

/** What each column says of one plan. */
export type LabelLine = Readonly<Record<string, string>>;

/** A line as it is read elsewhere: whole addresses, no markup. */
const elsewhere = (record: LabelLine, origin: string): LabelLine =>
  Object.fromEntries(
    Object.entries(record).map(([column, value]) => {
      if (column === 'discounts_bundles') return [column, plainText(value, origin)];
      return [column, column.startsWith('uri_') && value.startsWith('/') ? origin + value : value];
    }),
  );

/**
 * The lines of a file of labels that a page links to: the plans of all labels on that page that are sold in the file's
 * state, each once. Undefined when the page has no such file.
 * @param page parsed content of the page
 * @param path of the file, as the page links to it
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
