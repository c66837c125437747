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
 * Limit of processor time per page, in ms. At this limit, `LEAST_PER_SECOND` pages take two thirds of the time of two
 * processor cores.
 */
const MOST_CPU_MS = 22;

/** How many pages the bench requests to warm up the site, then one by one, and then all at once. */
const WARM_UP = 60;
const ONE_BY_ONE = 40;
const AT_ONCE = 100;
const CONNECTIONS = 8;
const QUESTION = { headers: { 'accept-encoding': 'gzip, deflate, br' }, patienceMs: 60_000 };

export const pathOf = (index: number) => `/bench/page-${index}`;

/** Returns `count` paths of generated pages. Each page has two paths, English and Spanish. */
export const addresses = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const at = from + index;
    return at % 2 === 0 ? pathOf(at / 2) : `/intl/es${pathOf((at - 1) / 2)}`;
  });

/** Text for one generated page. It is about as long as the texts of a demo page. */
const ownWords = (index: number): string =>
  [1, 2, 3, 4]
    .map(
      (part) =>
        `<h3>Part ${part} of ${index}</h3><p>What <strong>page ${index}</strong> says about <a href="/support">part ` +
        `${part}</a> is said <em>nowhere else</em>, in a sentence or two.</p><ul><li>One</li><li>Two</li></ul>`,
    )
    .join('');

/**
 * Writes the demo's export with `count` more pages. Each added page has a block with a different text.
 * @returns path of the export
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

/** Measures new pages, which are not in the cache, on a site with `count` more pages than the demo. */
export async function benchColdPages(count: number): Promise<Row[]> {
  await using site = await startSite({ ...LIKE_PRODUCTION, CONTENT_EXPORT: writeLargeExport(count) });
  using visitors = asker(site.origin, { connections: CONNECTIONS });
  /**
   * Requests a page.
   * @returns time to the first byte, in ms
   */
  async function visit(path: string): Promise<number> {
    const { status, firstByteMs } = await visitors.ask(path, QUESTION);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return firstByteMs;
  }
  // After these requests, the code is compiled, and the list of pages and the frame are in memory.
  for (const address of addresses(0, WARM_UP)) await visit(address);
  const workBefore = site.cpuMs();
  const firstBytes: number[] = [];
  for (const address of addresses(WARM_UP, ONE_BY_ONE)) firstBytes.push(await visit(address));
  const begun = performance.now();
  await Promise.all(addresses(WARM_UP + ONE_BY_ONE, AT_ONCE).map(visit));
  const seconds = (performance.now() - begun) / 1000;
  // Processor time of all threads. NaN on systems that do not report it.
  const cpuMs = (site.cpuMs() - workBefore) / (ONE_BY_ONE + AT_ONCE);
  return [
    most(`cold page of ${count}, first byte`, median(firstBytes), MOST_FIRST_BYTE_MS),
    least(`cold pages of ${count}, pages/s`, AT_ONCE / seconds, LEAST_PER_SECOND),
    most(`cold page of ${count}, work of all threads`, cpuMs, Number.isNaN(cpuMs) ? undefined : MOST_CPU_MS),
  ];
}
