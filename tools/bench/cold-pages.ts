import { writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { textBlock } from '@skein/blocks/content';
import { buildExport, entry, valuesOf } from '@skein/cms-client';
import { contentTypes, pages, roots } from '@skein/content/entries';
import { page } from '@skein/shell/content';
import type { Row } from './row.ts';
import { median, ROOT, serve } from './server.ts';

export interface ColdPages {
  /** In the CMS, beside those of the demo. */
  readonly pages: number;
  /** From the request to the first byte of the answer, median, ms. */
  readonly firstByteMs: number;
  readonly perSecond: number;
  /** Work of the server per page, all threads together, ms; NaN where the system does not tell. */
  readonly cpuMs: number;
}

const MOST_FIRST_BYTE_MS = 20;
const LEAST_PER_SECOND = 60;
/** What two cores can do for each of so many pages a second, a third of it left for those who ask. */
const MOST_CPU_MS = 22;

/** Asked for one after the other before and while it is measured, and then at once. */
const WARM_UP = 60;
const ONE_BY_ONE = 40;
const AT_ONCE = 100;
const CONNECTIONS = 8;

export const pathOf = (index: number) => `/bench/page-${index}`;

/** Spanish twins are pages of their own, so that a hundred pages are enough for two hundred addresses. */
export const addresses = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const at = from + index;
    return at % 2 === 0 ? pathOf(at / 2) : `/intl/es${pathOf((at - 1) / 2)}`;
  });

/** About as much as a page of the demo has of its own. */
const ownWords = (index: number): string =>
  [1, 2, 3, 4]
    .map(
      (part) =>
        `<h3>Part ${part} of ${index}</h3><p>What <strong>page ${index}</strong> says about <a href="/support">part ` +
        `${part}</a> is said <em>nowhere else</em>, in a sentence or two.</p><ul><li>One</li><li>Two</li></ul>`,
    )
    .join('');

/** The demo with more pages: blocks of its own, each with a title, an address and a text that no other page has. */
export function writeLargeExport(count: number): string {
  const models = pages
    .map((authored) => valuesOf(page, authored).blocks ?? [])
    .filter((blocks) => blocks.length > 3);
  const copies = Array.from({ length: count }, (_, index) =>
    entry(page, `page-bench-${index}`, {
      slug: pathOf(index),
      title: `Page ${index}`,
      blocks: [
        ...(models[index % models.length] ?? []),
        entry(textBlock, `text-bench-${index}`, { content: ownWords(index) }),
      ],
    }),
  );
  const made = buildExport({
    types: contentTypes,
    roots: [...roots, ...copies],
    publishedAt: '2026-11-01T09:00:00.000Z',
    fileUrl: ({ fileName }) => `assets/${fileName}`,
  });
  const file = join(ROOT, `content/generated/large-export-${count}.json`);
  writeFileSync(file, JSON.stringify(made));
  return file;
}

/** One request; ms until the first byte. @throws when the answer is not 200 */
const ask = (url: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      const ms = performance.now() - begun;
      response
        .resume()
        .on('end', () =>
          response.statusCode === 200
            ? resolve(ms)
            : reject(new Error(`${url} answered ${response.statusCode}`)),
        );
    }).on('error', reject);
  });

/** Pages that nobody has asked for since the site started, with so many pages in the CMS. */
export async function benchColdPages(count: number): Promise<ColdPages> {
  const site = await serve([join(ROOT, 'apps/site/dist/server/main.js')], {
    SITE_ENV: 'production',
    SITE_ORIGIN: 'https://www.example.com',
    LOG_LEVEL: 'error',
    CONTENT_EXPORT: writeLargeExport(count),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    // The site's own code is warm and compiled, the list of pages and the frame are known: what is measured is the page.
    for (const address of addresses(0, WARM_UP)) await ask(site.origin + address, agent);
    const workBefore = site.cpuMs();
    const firstBytes: number[] = [];
    for (const address of addresses(WARM_UP, ONE_BY_ONE))
      firstBytes.push(await ask(site.origin + address, agent));
    const begun = performance.now();
    await Promise.all(
      addresses(WARM_UP + ONE_BY_ONE, AT_ONCE).map((address) => ask(site.origin + address, agent)),
    );
    const seconds = (performance.now() - begun) / 1000;
    return {
      pages: count,
      firstByteMs: median(firstBytes),
      perSecond: AT_ONCE / seconds,
      cpuMs: (site.cpuMs() - workBefore) / (ONE_BY_ONE + AT_ONCE),
    };
  } finally {
    agent.destroy();
    site.stop();
  }
}

export const coldRows = ({ pages: count, firstByteMs, perSecond, cpuMs }: ColdPages): Row[] => [
  {
    what: `cold page of ${count}, first byte`,
    figure: `${firstByteMs.toFixed(1)} ms`,
    limit: `≤ ${MOST_FIRST_BYTE_MS} ms`,
    ok: firstByteMs <= MOST_FIRST_BYTE_MS,
  },
  {
    what: `cold pages of ${count}, pages/s`,
    figure: perSecond.toFixed(0),
    limit: `≥ ${LEAST_PER_SECOND}`,
    ok: perSecond >= LEAST_PER_SECOND,
  },
  {
    what: `cold page of ${count}, work of all threads`,
    figure: `${cpuMs.toFixed(1)} ms`,
    limit: `≤ ${MOST_CPU_MS} ms`,
    ok: Number.isNaN(cpuMs) ? undefined : cpuMs <= MOST_CPU_MS,
  },
];
