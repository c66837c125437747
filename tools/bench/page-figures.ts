import type { Browser, Page } from 'playwright';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bytesBeforePaint } from './first-paint.ts';
import { median } from './quantile.ts';
import { most, none, type Row } from './row.ts';
import { measureScriptTime } from './script-time.ts';
import { measureWaking } from './unwatched-page.ts';
import { openAsVisitor, scrollThrough } from './visit.ts';

const CPU_SLOWDOWN = 4;
const KB = 1024;
/** Size limit of the scripts that load before any interaction, in KB with gzip. */
const MOST_SCRIPT_BEFORE = 8;
/** Limit of the time that scripts run before any interaction, in ms at 4× CPU slowdown. */
const MOST_SCRIPT_TIME_MS = 15;

const ENOUGH = 3;
const AT_MOST = 9;

/** Limits of one page. The constants above are further limits, which apply to all pages. */
export interface Limits {
  /** Size of all scripts after all islands have started, in KB with gzip. */
  readonly awake: number;
  /** Size of the HTML, in KB with brotli. */
  readonly html?: number;
  /** Size of the HTML that the browser reads before it paints, in KB with brotli. */
  readonly firstPaint?: number;
  /** Longest task while all islands start, in ms at 4× CPU slowdown. */
  readonly taskMs?: number;
}

/**
 * Measures three times. If the median exceeds the limit, measures up to nine times, because other processes can
 * slow single measurements. Without a limit, measures once.
 * @param of returns the figure to compare with the limit
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

/** Records the scripts that a page loads. Returns a function that returns the total size of the scripts. */
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

/** Measures the size of a page in bytes: HTML, scripts before any interaction, and scripts of all islands. */
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
  // An island that uses the page's query is a tool, and the tool is the page's purpose.
  const isTool = /<skein-island[^>]* url="/.test(html.toString());
  const firstPaint = await bytesBeforePaint(html);
  return { html: brotliCompressSync(html).length, firstPaint, before, awake, isTool };
}

/**
 * Measures the size of a page, and its work on a phone. A page with a tool, such as a map, loads the tool's
 * script without an action of the visitor, so limits of scripts do not apply.
 */
export async function measurePage(
  browser: Browser,
  url: string,
  name: string,
  limits: Limits,
): Promise<Row[]> {
  const { html, firstPaint, before, awake, isTool } = await weigh(browser, url);
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
    most(`${name}  HTML before the first paint, brotli`, firstPaint / KB, limits.firstPaint, 'KB'),
    most(`${script} before interaction, gzip`, before / KB, unlessTool(MOST_SCRIPT_BEFORE), 'KB'),
    most(`${script} with all islands awake, gzip`, awake / KB, unlessTool(limits.awake), 'KB'),
    most(`${script} time at 4× CPU`, median(scriptTimes), unlessTool(MOST_SCRIPT_TIME_MS)),
    none(`${name}  layout shift`, layoutShift),
    most(`${name}  longest task while waking at 4× CPU`, longestTask, limits.taskMs, 'ms', 0),
  ];
}
