import type { Browser } from 'playwright';
import { MIXED_PATH, writeMixedExport } from './mixed-page.ts';
import { measurePage, type Limits } from './page-figures.ts';
import type { Row } from './row.ts';
import { openBrowser } from './visit.ts';
import { startSite } from '../commands/serve.ts';
import { pathsOf } from '../visual/pages.ts';

/** Limits of the home page. Of the 110 KB, React DOM and the style runtime take 77 KB. */
const HOME: Limits = { awake: 110, firstPaint: 15 };
/** Limits of other pages. Such a page may have all blocks of the home page, a form and a film. */
const OTHER: Limits = { awake: 140 };
const MIXED: Limits = { ...OTHER, html: 60, taskMs: 50 };

async function onSite(
  env: Readonly<Record<string, string>>,
  work: (browser: Browser, origin: string) => Promise<Row[]>,
): Promise<Row[]> {
  await using site = await startSite(env);
  await using browser = await openBrowser();
  return await work(browser, site.origin);
}

interface PageKind {
  readonly path: string;
  /** Length of the HTML, in characters. */
  readonly size: number;
  readonly modules: ReadonlySet<string>;
}

/**
 * Returns pages that together contain every script. Each step takes the page with the most missing scripts, and among
 * equal pages the one with the longest HTML.
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

async function kindOf(origin: string, path: string): Promise<PageKind> {
  const html = await (await fetch(origin + path)).text();
  const wakers = html.matchAll(/<skein-(?:island|enhancer)[^>]* src="([^"]+)"/g);
  return { path, size: html.length, modules: new Set(Array.from(wakers, ([, src = '']) => src)) };
}

/**
 * Measures script and layout of the home page, and of English pages that together contain every island and
 * enhancer.
 * @param only path of a page; measures only this page
 */
export const benchPages = (only?: string): Promise<Row[]> =>
  onSite({}, async (browser, origin) => {
    const kindsOf = async () =>
      Promise.all((await pathsOf(origin, 'en')).map((path) => kindOf(origin, path)));
    const paths = only === undefined ? [...new Set(['/', ...coveringPages(await kindsOf())])] : [only];
    const rows: Row[] = [];
    for (const [index, path] of paths.entries()) {
      console.timeLog('bench', `page ${index + 1} of ${paths.length}: ${path}`);
      rows.push(...(await measurePage(browser, origin + path, path, path === '/' ? HOME : OTHER)));
    }
    return rows;
  });

/** Measures a page of 40 blocks, of as many kinds as possible. */
export function benchMixedPage(): Promise<Row[]> {
  const { file, kinds } = writeMixedExport();
  return onSite({ CONTENT_EXPORT: file }, (browser, origin) =>
    measurePage(browser, origin + MIXED_PATH, `40 blocks of ${kinds} kinds`, MIXED),
  );
}
