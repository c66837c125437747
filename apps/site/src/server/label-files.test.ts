// @vitest-environment node
import { BROADBAND_LABELS_PAGE } from '@skein/content/routes';
import { labelFilesApi } from '@skein/services';
import { parse } from 'csv-parse/sync';
import fastify from 'fastify';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { demoExport, withEntry } from '../testing/demo-export.ts';
import { siteInMemory } from '../testing/site-in-memory.ts';

const ORIGIN = 'https://labels.example';
const FILES = '/data/broadband-labels';

/** Returns the demo's site with one changed entry: a plan, or an entry of the broadband labels. */
async function site(change: Readonly<Record<string, unknown>> = {}, id = 'broadband-500') {
  const exported = withEntry(demoExport, id, (entry) => ({
    ...entry,
    fields: {
      ...entry.fields,
      ...Object.fromEntries(Object.entries(change).map(([name, value]) => [name, { 'en-US': value }])),
    },
  }));
  const { pages, source } = await siteInMemory(exported);
  const app = fastify();
  await app.register(labelFilesApi, {
    loadPage: source.loadPage,
    page: BROADBAND_LABELS_PAGE,
    origin: ORIGIN,
    today: () => '2026-03-04',
  });
  const file = (name: string) => app.inject(`${FILES}/${name}`);
  return {
    file,
    rows: async (name: string) =>
      parse((await file(name)).body, { columns: true }) as readonly Readonly<Record<string, string>>[],
    tables: async () => {
      const { html } = await pages.render(BROADBAND_LABELS_PAGE);
      return [...new JSDOM(html).window.document.querySelectorAll('main table')] as HTMLTableElement[];
    },
    links: async () => {
      const { html } = await pages.render(BROADBAND_LABELS_PAGE);
      return [...html.matchAll(/<a href="(\/data\/broadband-labels\/[^"]+)"/g)].map(([, href]) =>
        String(href),
      );
    },
  };
}

const cell = (table: HTMLTableElement | undefined, name: string) =>
  [...(table?.rows ?? [])].find((row) => row.cells[0]?.textContent === name)?.cells[1];

/** Functions from the value of a column to the text on the label, written by hand to be independent of the code. */
const dollars = (amount: string) => `$${amount}`;
const thousands = (figure: string) => figure.replace(/^(\d)(\d{3})$/, '$1,$2');
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

describe('the files of labels', async () => {
  const demo = await site();
  const links = await demo.links();

  it('are those that the page links to, each with the plans that are sold there', async () => {
    expect(links.length).toBeGreaterThan(10);
    const count = async (name: string) => (await demo.rows(name)).length;
    expect(await count('arizona.csv')).toBe(3);
    expect(await count('colorado.csv')).toBe(2);
    expect((await demo.file('nevada.csv')).statusCode).toBe(404);
    expect((await demo.file('..%2ftexas.csv')).statusCode).toBe(404);
  });

  it('hold a plan of a state whose name has blanks around it', async () => {
    const { rows } = await site({ states: [' Texas\u00a0'] });
    const names = (await rows('texas.csv')).map((line) => line['unique_plan_identifier']);
    expect(names).toHaveLength((await demo.rows('texas.csv')).length);
    expect(await rows('arizona.csv')).toHaveLength(2);
  });

  it('are UTF-8 with lines as RFC 4180 ends them, and are asked for anew each time', async () => {
    const { headers, body } = await demo.file('texas.csv');
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-cache' });
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('say field by field what the labels on the page say, and leave out no part of them', async () => {
    const tables = await demo.tables();
    const rows = await demo.rows('texas.csv');
    expect(rows).toHaveLength(tables.length);
    for (const [index, line] of rows.entries()) {
      const table = tables[index];
      expect(table?.caption?.textContent).toContain(`${line['provider_name']}${line['service_plan_name']}`);
      expect(table?.textContent).toContain(line['unique_plan_identifier']);
      for (const [column, [row, words]] of Object.entries(AS_SHOWN))
        expect(cell(table, row)?.textContent, column).toBe(words(line[column] ?? ''));
      for (const [column, row] of Object.entries(LINKS)) {
        const href = cell(table, row)?.querySelector('a')?.getAttribute('href') ?? '';
        expect(line[column], column).toBe(new URL(href, ORIGIN).href);
      }
      const told = new Set(Object.values(AS_SHOWN).map(([row]) => row));
      for (const figure of table?.querySelectorAll('data') ?? [])
        expect(told).toContain(figure.closest('tr')?.cells[0]?.textContent);
      expect(line['date_published']).toBe('2026-03-04');
    }
  });

  it('say the discounts and bundles as text, with the addresses that they lead to', async () => {
    for (const { discounts_bundles: discounts = '' } of await demo.rows('texas.csv')) {
      expect(discounts).toContain('Everyone pays the same price');
      expect(discounts).toContain(`bringing a neighbor (${ORIGIN}/referral)`);
      expect(discounts).not.toMatch(/[<>]|&\w+;/);
    }
  });

  it('lead to whole addresses of the site that serves them', async () => {
    for (const line of await demo.rows('texas.csv'))
      for (const [column, value] of Object.entries(line))
        if (column.startsWith('uri_') && value !== '')
          expect(value, column).toMatch(/^https:\/\/(?:labels\.example|www\.fcc\.gov)\//);
  });

  it('change with the page: a price, a plan that cannot be read', async () => {
    const dearer = await site({ price: '61.25' });
    expect(cell((await dearer.tables())[0], 'Monthly Price')?.textContent).toBe('$61.25');
    expect((await dearer.rows('texas.csv'))[0]?.['price_recurring']).toBe('61.25');
    const unclear = await site({ price: '61,25' });
    expect(await unclear.tables()).toHaveLength(2);
    expect(await unclear.rows('texas.csv')).toHaveLength(2);
  });

  it('are not there while the page is not', async () => {
    const { source } = await siteInMemory(withEntry(demoExport, 'page-broadband-labels', () => undefined));
    expect(await source.loadPage(BROADBAND_LABELS_PAGE)).toBeUndefined();
  });
});
