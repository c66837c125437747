import { nodesOf } from '@skein/cms-client/serve';
import { broadbandCsv } from '../labels/broadband-csv/broadband-csv.content.ts';
import { isSoldIn, labelRecord } from '../labels/broadband-label/label-record.ts';
import { broadbandLabels } from '../labels/broadband-labels/broadband-labels.content.ts';

export interface LabelFileOptions {
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

type Line = Readonly<Record<string, string>>;

/** A line as it is read elsewhere: whole addresses, no markup. */
const elsewhere = (record: Line, origin: string): Line =>
  Object.fromEntries(
    Object.entries(record).map(([column, value]) => {
      if (column === 'discounts_bundles') return [column, plainText(value, origin)];
      return [column, column.startsWith('uri_') && value.startsWith('/') ? origin + value : value];
    }),
  );

const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** RFC 4180: a header, a line each. */
const csv = (lines: readonly Line[]): string =>
  [Object.keys(lines[0] ?? {}), ...lines.map((line) => Object.values(line))]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('');

/**
 * A file of labels that a page links to, as CSV: the plans of all labels on that page that are sold in the file's state,
 * each once. Undefined when the page has no such file.
 * @param page parsed content of the page
 * @param path of the file, as the page links to it
 */
export function labelFile(
  page: unknown,
  path: string,
  { publishedOn, origin }: LabelFileOptions,
): string | undefined {
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
  return csv([...new Map(lines.toReversed().map((line) => [uidOf(line), line])).values()].toReversed());
}

const uidOf = (line: Line) => line['unique_plan_identifier']?.toUpperCase();
