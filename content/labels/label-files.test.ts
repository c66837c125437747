import { BroadbandLabels } from '@skein/blocks';
import { broadbandLabels } from '@skein/blocks/content';
import { buildExport, createSanitize, parseAuthored, valuesOf, type AuthoredEntry } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { colorTokens } from '@skein/ui/tokens';
import { parse } from 'csv-parse/sync';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contentTypes, roots } from '../entries.ts';
import { statesServed } from '../entries/offer.ts';
import { supportBroadbandLabels } from '../entries/pages/support-broadband-labels.ts';
import { labelFiles } from './label-files.ts';
import { siteOrigin } from './site-origin.ts';

const exported = buildExport({
  types: contentTypes,
  roots,
  publishedAt: '2026-01-01T00:00:00.000Z',
  fileUrl: ({ fileName }) => fileName,
});
const ORIGIN = 'https://skein.example';
const files = labelFiles(exported, contentTypes, '2026-01-01', ORIGIN);

/** Lines of a file, read by a library of its own. */
const linesOf = (text: string) =>
  parse(text, { columns: true, relax_column_count: false }) as readonly Readonly<Record<string, string>>[];

/** Every figure and link of a label as the page shows it, by the words beside it. */
function shownOn(table: HTMLTableElement): ReadonlyMap<string, { text: string; href: string | null }> {
  return new Map(
    [...table.rows].flatMap((row) => {
      const [name, value] = row.cells;
      if (!name || !value) return [];
      const href = value.querySelector('a')?.getAttribute('href') ?? null;
      return [[name.textContent, { text: value.textContent, href }] as const];
    }),
  );
}

/** What a column says, as the label words it. Written by hand: it is the other opinion. */
const dollars = (amount: string) => `$${amount}`;
const AS_SHOWN: Readonly<Record<string, readonly [row: string, words: (value: string) => string]>> = {
  price_recurring: ['Monthly Price', dollars],
  fee_recurring_local: ['Local Fee', dollars],
  fee_recurring_rental: ['Equipment Rental Fee', dollars],
  fee_one_time_installation: ['Installation Fee', dollars],
  fee_one_time_amount: ['Other One-Time Fees', dollars],
  fee_early_termination: ['Early Termination Fee', dollars],
  government_taxes: ['Government Taxes', (words) => words],
  bandwidth_download_typical: ['Typical Download Speed', (figure) => `${thousands(figure)}\u00a0Mbps`],
  bandwidth_upload_typical: ['Typical Upload Speed', (figure) => `${thousands(figure)}\u00a0Mbps`],
  latency_typical: ['Typical Latency', (figure) => `${figure}\u00a0ms`],
  data_included: ['Data Included with Monthly Price', (word) => (word === 'unlimited' ? 'Unlimited' : word)],
  fee_data_usage: ['Charges for Additional Data Usage', (amount) => `$${amount}/GB`],
  customer_support_phone: ['Phone', (phones) => phones.replaceAll('; ', '')],
};
const LINKS: Readonly<Record<string, string>> = {
  uri_policy_network_management: 'Network Management',
  uri_policy_privacy: 'Privacy',
  uri_customer_support: 'Contact Us',
};
const thousands = (figure: string) => figure.replace(/^(\d)(\d{3})$/, '$1,$2');

function labels(): readonly HTMLTableElement[] {
  const sanitize = createSanitize(createDOMPurify(new JSDOM('').window));
  const authored = valuesOf(page, supportBroadbandLabels).blocks?.find(
    ({ type }) => type.id === broadbandLabels.id,
  ) as AuthoredEntry<'gfBroadbandLabels'>;
  const { props } = parseAuthored(broadbandLabels, authored, {
    locale: 'en-US',
    palette: colorTokens,
    sanitize,
    types: contentTypes,
  });
  if (!props) throw new Error('the labels cannot be read');
  const { document } = new JSDOM(renderToStaticMarkup(createElement(BroadbandLabels, props))).window;
  return [...document.querySelectorAll('table')];
}

describe('the files of labels', () => {
  it('are those that the page links to, each with the plans that are sold there', () => {
    const counted = new Map(files.map(({ path, labels: count }) => [path, count]));
    expect([...counted]).toHaveLength(statesServed.length);
    expect(counted.get('/data/broadband-labels/arizona.csv')).toBe(3);
    expect(counted.get('/data/broadband-labels/colorado.csv')).toBe(2);
    expect(counted.get('/data/broadband-labels/northcarolina.csv')).toBe(2);
    expect(counted.get('/data/broadband-labels/texas.csv')).toBe(3);
    expect(counted.has('/data/broadband-labels/nevada.csv')).toBe(false);
  });

  it('end lines as RFC 4180 has it, and have the same columns everywhere', () => {
    for (const { text } of files) expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(new Set(files.map(({ text }) => text.slice(0, text.indexOf('\r'))))).toHaveProperty('size', 1);
  });

  it('say field by field what the labels on the page say', () => {
    const byUid = new Map(
      labels().map((table) => [table.rows[table.rows.length - 1]?.textContent ?? '', table]),
    );
    let compared = 0;
    for (const { text, state } of files)
      for (const line of linesOf(text)) {
        const table = byUid.get(`Unique Plan Identifier: ${line['unique_plan_identifier']}`);
        if (!table) throw new Error(`no label of ${line['unique_plan_identifier']}`);
        expect(table.caption?.textContent).toContain(`${line['provider_name']}${line['service_plan_name']}`);
        const shown = shownOn(table);
        for (const [column, [row, words]] of Object.entries(AS_SHOWN)) {
          expect(shown.get(row)?.text, `${column} in ${state}`).toBe(words(line[column] ?? ''));
          compared++;
        }
        for (const [column, row] of Object.entries(LINKS)) {
          const href = shown.get(row)?.href ?? '';
          expect(line[column], `${column} in ${state}`).toBe(new URL(href, ORIGIN).href);
          compared++;
        }
        // Nothing in figures stands on the label that the file leaves out.
        const told = new Set(Object.values(AS_SHOWN).map(([row]) => row));
        const figures = [...table.querySelectorAll('data')].map(
          (figure) => figure.closest('tr')?.querySelector('th')?.textContent ?? '',
        );
        expect(figures.filter((row) => !told.has(row))).toEqual([]);
        const sentences = table.textContent;
        expect(sentences.includes('is not an introductory rate')).toBe(line['introductory_rate'] === 'no');
        expect(sentences.includes('does not require a contract')).toBe(line['contract_required'] === 'no');
      }
    const lines = files.reduce((sum, { labels: count }) => sum + count, 0);
    expect(compared).toBe(lines * 16);
  });

  it('lead to whole addresses, as files that are read elsewhere must', () => {
    const links = files.flatMap(({ text }) =>
      linesOf(text).flatMap((line) =>
        Object.entries(line).filter(([column, value]) => column.startsWith('uri_') && value !== ''),
      ),
    );
    expect(links.length).toBeGreaterThan(30);
    for (const [column, value] of links) expect(value, column).toMatch(/^https:\/\//);
    expect(siteOrigin({})).toBe('http://localhost:3000');
    expect(siteOrigin({ PORT: '3005' })).toBe('http://localhost:3005');
    expect(siteOrigin({ SITE_ORIGIN: 'https://skein.example/' })).toBe(ORIGIN);
  });

  it('carry identifiers that the regulator would take: F, ten digits, up to fifteen letters and digits', () => {
    const ids = files.flatMap(({ text }) =>
      linesOf(text).map((line) => line['unique_plan_identifier'] ?? ''),
    );
    for (const id of ids) expect(id).toMatch(/^F\d{10}[A-Z0-9]{1,15}$/);
    expect(new Set(ids).size).toBe(3);
  });
});
