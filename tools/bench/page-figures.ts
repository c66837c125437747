import type { Browser, Page } from 'playwright';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { median } from './quantile.ts';
import { most, none, type Row } from './row.ts';
import { measureScriptTime } from './script-time.ts';
import { measureWaking } from './unwatched-page.ts';
import { openAsVisitor, scrollThrough } from './visit.ts';

const CPU_SLOWDOWN = 4;
const KB = 1024;
/** Limit of script before any interaction, gzip, KB. */
const MOST_SCRIPT_BEFORE = 8;
/** Limit of script time before any interaction, at 4× CPU slowdown. */
const MOST_SCRIPT_TIME_MS = 15;

const ENOUGH = 3;
const AT_MOST = 9;

/** Limits of one page beyond those of all pages. A figure without a limit is only printed. */
export interface Limits {
  /** Script with all islands awake, gzip, KB. */
  readonly awake: number;
  /** HTML, brotli, KB. */
  readonly html?: number;
  /** Longest task while all islands wake, at 4× CPU slowdown. */
  readonly taskMs?: number;
}

/**
 * Measures three times, or up to nine times while the median is over the limit, because other work on the
 * machine does not count against the page. Without a limit it measures once.
 * @param of returns the figure that decides
 */
async function repeat<T>(
  measure: () => Promise<T>,
  of: (result: T) => number,
  limit?: number,
): Promise<readonly T[]> {
  const results = [await measure()];
  if (limit === undefined) return results;
  while (results.length < ENOUGH || (results.length < AT_MOST && median(results.map(of)) > limit))
    results.push(await measure());
  return results;
}

/** Counts script bytes as they arrive, each address once. */
function countScripts(page: Page): () => Promise<number> {
  const bodies = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bodies.set(
      response.url(),
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(bodies.values())).reduce((sum, bytes) => sum + bytes, 0);
}

async function wakeAll(page: Page) {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll(':is(skein-island,skein-enhancer)')) {
      island.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    }
  });
  await page.waitForFunction(
    () => document.querySelectorAll(':is(skein-island,skein-enhancer):not([awake])').length === 0,
  );
}

/** Measures what a page loads, bytes: first while scrolling through it, and then with all islands awake. */
async function weigh(browser: Browser, url: string) {
  const page = await openAsVisitor(browser);
  const scripts = countScripts(page);
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const html = (await response?.body()) ?? Buffer.alloc(0);
  await page.evaluate(scrollThrough);
  await page.waitForLoadState('networkidle');
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .flatMap(({ src, type, text }) => (src === '' && type === '' ? [text] : []))
      .join('\n'),
  );
  const standing = gzipSync(inline, { level: 9 }).length;
  const before = standing + (await scripts());
  await wakeAll(page);
  await page.waitForLoadState('networkidle');
  const awake = standing + (await scripts());
  await page.context().close();
  // What owns the query of a page is what the page is for.
  const isTool = /<skein-island[^>]* url="/.test(html.toString());
  return { html: brotliCompressSync(html).length, before, awake, isTool };
}

/**
 * Measures the weight of a page and its work on a phone. A page with a tool, such as a map in its first view,
 * loads script without a visitor's action: of its figures only the layout has a limit.
 */
export async function measurePage(
  browser: Browser,
  url: string,
  name: string,
  limits: Limits,
): Promise<Row[]> {
  const { html, before, awake, isTool } = await weigh(browser, url);
  const scriptTimes = await repeat(
    () => measureScriptTime(browser, url, CPU_SLOWDOWN),
    (ms) => ms,
    MOST_SCRIPT_TIME_MS,
  );
  const wakings = await repeat(
    () => measureWaking(browser, url, CPU_SLOWDOWN),
    ({ longestTask }) => longestTask,
    limits.taskMs,
  );
  const longestTask = median(wakings.map((waking) => waking.longestTask));
  const layoutShift = Math.max(...wakings.map((waking) => waking.layoutShift));
  const unlessTool = (limit: number) => (isTool ? undefined : limit);
  const script = `${name}  script`;
  return [
    most(`${name}  HTML, brotli`, html / KB, limits.html, 'KB'),
    most(`${script} before interaction, gzip`, before / KB, unlessTool(MOST_SCRIPT_BEFORE), 'KB'),
    most(`${script} with all islands awake, gzip`, awake / KB, unlessTool(limits.awake), 'KB'),
    most(`${script} time at 4× CPU`, median(scriptTimes), unlessTool(MOST_SCRIPT_TIME_MS)),
    none(`${name}  layout shift`, layoutShift),
    most(`${name}  longest task while waking at 4× CPU`, longestTask, limits.taskMs, 'ms', 0),
  ];
}
