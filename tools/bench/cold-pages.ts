import { textBlock } from '@skein/blocks/content';
import { entry, valuesOf } from '@skein/cms-client';
import { pages } from '@skein/content/entries';
import { page } from '@skein/shell/content';
import { asker } from './ask.ts';
import { median } from './quantile.ts';
import { least, most, type Row } from './row.ts';
import { LIKE_PRODUCTION, startSite } from '../commands/serve.ts';
import { writeExport } from './write-export.ts';

const MOST_FIRST_BYTE_MS = 20;
const LEAST_PER_SECOND = 60;
/**
 * Most processor time per page, ms. Two cores can then render that many pages a second, with a third of their
 * time left for other requests.
 */
const MOST_CPU_MS = 22;

/**
 * Number of pages that the bench requests one after the other: first to warm up, then to measure. `AT_ONCE`
 * pages follow in parallel.
 */
const WARM_UP = 60;
const ONE_BY_ONE = 40;
const AT_ONCE = 100;
const CONNECTIONS = 8;
const QUESTION = { headers: { 'accept-encoding': 'gzip, deflate, br' }, patienceMs: 60_000 };

export const pathOf = (index: number) => `/bench/page-${index}`;

/**
 * Returns addresses of generated pages. The Spanish version of a page is a page of its own, so 100 pages have
 * 200 addresses.
 */
export const addresses = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const at = from + index;
    return at % 2 === 0 ? pathOf(at / 2) : `/intl/es${pathOf((at - 1) / 2)}`;
  });

/** Text for one page, about as much as a demo page has of its own. */
const ownWords = (index: number): string =>
  [1, 2, 3, 4]
    .map(
      (part) =>
        `<h3>Part ${part} of ${index}</h3><p>What <strong>page ${index}</strong> says about <a href="/support">part ` +
        `${part}</a> is said <em>nowhere else</em>, in a sentence or two.</p><ul><li>One</li><li>Two</li></ul>`,
    )
    .join('');

/**
 * Writes the demo's export with `count` more pages, and returns its path. Each has its own blocks, with a
 * title, an address and a text that no other page has.
 */
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
  return writeExport(`large-export-${count}`, copies);
}

/**
 * Measures pages that nobody has requested since the site started, with `count` pages in the CMS besides those
 * of the demo.
 */
export async function benchColdPages(count: number): Promise<Row[]> {
  await using site = await startSite({ ...LIKE_PRODUCTION, CONTENT_EXPORT: writeLargeExport(count) });
  using visitors = asker(site.origin, CONNECTIONS);
  /**
   * Requests a page.
   * @returns ms until the first byte
   */
  async function visit(path: string): Promise<number> {
    const { status, firstByteMs } = await visitors.ask(path, QUESTION);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return firstByteMs;
  }
  // The site's own code is warm and compiled, the list of pages and the frame are known: what is measured is the page.
  for (const address of addresses(0, WARM_UP)) await visit(address);
  const workBefore = site.cpuMs();
  const firstBytes: number[] = [];
  for (const address of addresses(WARM_UP, ONE_BY_ONE)) firstBytes.push(await visit(address));
  const begun = performance.now();
  await Promise.all(addresses(WARM_UP + ONE_BY_ONE, AT_ONCE).map(visit));
  const seconds = (performance.now() - begun) / 1000;
  // Of all threads together. Not every system tells it.
  const cpuMs = (site.cpuMs() - workBefore) / (ONE_BY_ONE + AT_ONCE);
  return [
    most(`cold page of ${count}, first byte`, median(firstBytes), MOST_FIRST_BYTE_MS),
    least(`cold pages of ${count}, pages/s`, AT_ONCE / seconds, LEAST_PER_SECOND),
    most(`cold page of ${count}, work of all threads`, cpuMs, Number.isNaN(cpuMs) ? undefined : MOST_CPU_MS),
  ];
}
