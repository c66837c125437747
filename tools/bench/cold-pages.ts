import { writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { buildExport, entry, valuesOf } from '@skein/cms-client';
import { contentTypes, pages, roots } from '@skein/content/entries';
import { page } from '@skein/shell/content';
import { median, ROOT, serve } from './server.ts';

export interface ColdPages {
  /** In the CMS, beside those of the demo. */
  readonly pages: number;
  /** From the request to the first byte of the answer, median, ms. */
  readonly firstByteMs: number;
  readonly perSecond: number;
}

/** Asked for one after the other, and then at once. */
const ONE_BY_ONE = 30;
const AT_ONCE = 60;
const CONNECTIONS = 8;

const pathOf = (index: number) => `/bench/page-${index}`;

/** The demo with more pages: copies of its own, each with a title and an address of its own. */
function writeLargeExport(count: number): string {
  const models = pages
    .map((authored) => valuesOf(page, authored).blocks ?? [])
    .filter((blocks) => blocks.length > 3);
  const copies = Array.from({ length: count }, (_, index) =>
    entry(page, `page-bench-${index}`, {
      slug: pathOf(index),
      title: `Page ${index}`,
      blocks: models[index % models.length] ?? [],
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
    LOG_LEVEL: 'error',
    CONTENT_EXPORT: writeLargeExport(count),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    // The site's own code is warm, the list of pages and the frame are known: what is measured is the page.
    for (let times = 0; times < 20; times++) await ask(`${site.origin}${pathOf(times)}`, agent);
    const firstBytes: number[] = [];
    for (let index = 20; index < 20 + ONE_BY_ONE; index++)
      firstBytes.push(await ask(`${site.origin}${pathOf(index)}`, agent));
    const begun = performance.now();
    const rest = Array.from({ length: AT_ONCE }, (_, index) => pathOf(20 + ONE_BY_ONE + index));
    // Spanish twins are pages of their own, so that a hundred pages are enough.
    await Promise.all(
      rest.map((path, index) =>
        ask(`${site.origin}${index < 50 ? path : `/intl/es${pathOf(index)}`}`, agent),
      ),
    );
    const seconds = (performance.now() - begun) / 1000;
    return { pages: count, firstByteMs: median(firstBytes), perSecond: AT_ONCE / seconds };
  } finally {
    agent.destroy();
    site.stop();
  }
}
