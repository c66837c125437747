import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { findChromium } from '../browser/find-chromium.ts';
import { MIXED_PATH } from './mixed-page.ts';
import { LIMITS } from './page-rows.ts';
import { say } from './progress.ts';
import { repeat } from './repeat.ts';
import { measureScriptTime } from './script-time.ts';
import { median, ROOT, serve } from './server.ts';
import { measureWaking } from './unwatched-page.ts';
import { ignoreRestingPointer, scrollThrough, VIEWPORT } from './visit.ts';

const CPU_SLOWDOWN = 4;

export interface PageFigures {
  readonly path: string;
  /** It is a tool with a map in its first view: script comes without being asked for, and the tool has limits of its own. */
  readonly isTool: boolean;
  /** bytes */
  readonly htmlBrotli: number;
  /** bytes, gzip, before any interaction, page scrolled through */
  readonly scriptBefore: number;
  /** bytes, gzip, with every island awake */
  readonly scriptAwake: number;
  /** ms at 4× CPU slowdown before any interaction, median of 3 to 9 */
  readonly scriptTime: number;
  /** ms at 4× CPU slowdown, longest task while all islands wake, median of 3 to 9; of one where it has no limit */
  readonly longestTask: number;
  /** the largest of those visits */
  readonly layoutShift: number;
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

/** What comes over the wire: the page read through, and then with everything awake. */
async function weigh(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addInitScript(ignoreRestingPointer);
  const page = await context.newPage();
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
  await context.close();
  // What owns the query of a page is what the page is for.
  const isTool = /<skein-island[^>]* url="/.test(html.toString());
  return { html: brotliCompressSync(html).length, before, awake, isTool };
}

/** @param mostTaskMs says how exactly the longest task must be known */
async function figuresOf(
  browser: Browser,
  origin: string,
  path: string,
  mostTaskMs?: number,
): Promise<PageFigures> {
  const url = origin + path;
  const { html, before, awake, isTool } = await weigh(browser, url);
  const scriptTimes = await repeat(
    () => measureScriptTime(browser, url, CPU_SLOWDOWN),
    (ms) => ms,
    LIMITS.scriptTimeMs,
  );
  const wakings = await repeat(
    () => measureWaking(browser, url, CPU_SLOWDOWN),
    ({ longestTask }) => longestTask,
    mostTaskMs,
  );
  return {
    path,
    isTool,
    htmlBrotli: html,
    scriptBefore: before,
    scriptAwake: awake,
    scriptTime: median(scriptTimes),
    longestTask: median(wakings.map(({ longestTask }) => longestTask)),
    layoutShift: Math.max(...wakings.map(({ layoutShift }) => layoutShift)),
  };
}

/** Starts the site and a browser, and leaves neither behind. */
export async function onSite<T>(
  env: Readonly<Record<string, string>>,
  work: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> {
  const site = await serve([join(ROOT, 'apps/site/dist/server/main.js')], { LOG_LEVEL: 'error', ...env });
  const browser = await chromium.launch({
    executablePath: findChromium().path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    return await work(browser, site.origin);
  } finally {
    await browser.close();
    site.stop();
  }
}

async function englishPaths(origin: string): Promise<string[]> {
  const maps = await Promise.all(
    ['pages', 'support'].map(async (map) => (await fetch(`${origin}/sitemap-${map}.xml`)).text()),
  );
  return maps
    .flatMap((xml) => [...xml.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path]) => path || '/'))
    .filter((path) => !path.startsWith('/intl/'));
}

/** A page, with what decides how much it costs. */
interface PageKind {
  readonly path: string;
  /** characters of HTML */
  readonly size: number;
  /** Addresses of what wakes on it. */
  readonly modules: ReadonlySet<string>;
}

/**
 * Pages on which everything that wakes anywhere wakes once at least. Taken one by one: the page that wakes most of what no
 * page before it has woken, and of several the one with the most HTML.
 */
function coveringPages(kinds: readonly PageKind[]): string[] {
  const left = new Set(kinds.flatMap(({ modules }) => [...modules]));
  const taken: string[] = [];
  while (left.size > 0) {
    const wakes = ({ modules }: PageKind) => [...modules].filter((module) => left.has(module)).length;
    const [next] = kinds.toSorted((one, other) => wakes(other) - wakes(one) || other.size - one.size);
    if (!next) break;
    taken.push(next.path);
    for (const module of next.modules) left.delete(module);
  }
  return taken;
}

const kindsOf = async (origin: string): Promise<PageKind[]> =>
  Promise.all((await englishPaths(origin)).map((path) => kindOf(origin, path)));

async function kindOf(origin: string, path: string): Promise<PageKind> {
  const html = await (await fetch(origin + path)).text();
  const wakers = html.matchAll(/<skein-(?:island|enhancer)[^>]* src="([^"]+)"/g);
  return { path, size: html.length, modules: new Set(Array.from(wakers, ([, src = '']) => src)) };
}

/**
 * Script and layout figures of home and of as many pages of the site maps, English, as wake everything that wakes on any;
 * `only` one page when it is given.
 */
export const benchPages = (only?: string): Promise<PageFigures[]> =>
  onSite({}, async (browser, origin) => {
    const figures: PageFigures[] = [];
    const paths = only === undefined ? [...new Set(['/', ...coveringPages(await kindsOf(origin))])] : [only];
    for (const [index, path] of paths.entries()) {
      say(`page ${index + 1} of ${paths.length}: ${path}`);
      figures.push(await figuresOf(browser, origin, path));
    }
    return figures;
  });

/** The same of a page of 40 blocks, of as many kinds as the demo shows. */
export const benchMixedPage = (exportFile: string): Promise<PageFigures> =>
  onSite({ CONTENT_EXPORT: exportFile }, (browser, origin) =>
    figuresOf(browser, origin, MIXED_PATH, LIMITS.mixedTaskMs),
  );
