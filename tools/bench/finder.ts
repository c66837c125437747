import { demoBuildings, STRESS_BUILDINGS } from '@skein/api/fiber-finder';
import { cityById } from '@skein/cities/catalogue';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { onClientPage } from './client-pages.ts';
import { addPainted, p95 } from './painted.ts';
import { most, type Row } from './row.ts';
import { median } from './server.ts';

/** What is typed, letter by letter; each search ends with an empty field. */
const SEARCHES = ['kite factory', 'shuttle', 'the lofts at', 'zz top', '1200', 'pinon', 'a', 'o hara flats'];
const PREFIXES = SEARCHES.flatMap((search) => [...search].map((_, end) => search.slice(0, end + 1)));
const LOADS = 5;
const CHOICES = 5;

const MOST_LIST_MS = 300;
const MOST_LETTER_MS = 50;
const MOST_COMPUTE_MS = 8;
const MOST_NEIGHBORHOOD_MS = 100;
const MOST_HEAP_MB = 150;

declare global {
  /** Time from the last byte of the data to the first building on the screen, ms. */
  var listed: number | undefined;
}

/** In the page, which needs `painted` before. */
function watchList() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('article')) return;
    observer.disconnect();
    void painted().then(() => {
      const data = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.endsWith('/buildings.json')) as PerformanceResourceTiming | undefined;
      globalThis.listed = performance.now() - (data?.responseEnd ?? Number.NaN);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function open(browser: Browser, url: string): Promise<{ page: Page; listMs: number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await addPainted(page);
  await page.addInitScript(watchList);
  await page.goto(url);
  const listed = await page.waitForFunction(() => globalThis.listed, undefined, { timeout: 120_000 });
  return { page, listMs: Number(await listed.jsonValue()) };
}

async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
}

async function measure(browser: Browser, url: string) {
  const lists: number[] = [];
  for (let load = 1; load < LOADS; load++) {
    const { page, listMs } = await open(browser, url);
    lists.push(listMs);
    await page.close();
  }
  const { page, listMs } = await open(browser, url);
  const typed = SEARCHES.flatMap((search) => [...[...search].map((_, at) => search.slice(0, at + 1)), '']);
  const letters = await page.evaluate(async (texts) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    if (!field) throw new Error('There is no field');
    field.focus();
    const times: number[] = [];
    for (const text of texts) {
      times.push(await painted(() => fill(field, text)));
      // The next letter is not typed in the same frame.
      await new Promise((next) => setTimeout(next, 20));
    }
    return times;
  }, typed);
  const choices = await page.evaluate(async (count) => {
    const links = [...document.querySelectorAll<HTMLElement>('details li a')].slice(1, count + 1);
    const times: number[] = [];
    for (const link of links) times.push(await painted(() => link.click()));
    return times;
  }, CHOICES);
  const heap = await heapMb(page);
  const computed = await page.evaluate((searches) => globalThis.searchTimes(searches), PREFIXES);
  return {
    buildings: STRESS_BUILDINGS,
    listMs: median([...lists, listMs]),
    letters: letters.length,
    letterMs: p95(letters),
    neighborhoodMs: Math.max(...choices),
    computeMs: p95(computed),
    heapMb: heap,
  };
}

/** The finder over 50,000 buildings; the map has a bench of its own. */
export function benchFinder() {
  const austin = cityById('austin');
  if (!austin) throw new Error('There is no Austin');
  return onClientPage('finder', measure, {
    alias: { '@skein/map': join(import.meta.dirname, 'client/no-map.ts') },
    files: { 'buildings.json': JSON.stringify(demoBuildings(austin, STRESS_BUILDINGS)) },
  });
}

export const finderRows = (figures: Awaited<ReturnType<typeof benchFinder>>): Row[] => [
  most(`${figures.buildings} buildings, last byte to list`, figures.listMs, MOST_LIST_MS),
  most(`a letter to the list painted, p95 of ${figures.letters}`, figures.letterMs, MOST_LETTER_MS),
  most('a search by itself, p95', figures.computeMs, MOST_COMPUTE_MS),
  most('a neighborhood chosen to the list painted', figures.neighborhoodMs, MOST_NEIGHBORHOOD_MS),
  most('heap after collection', figures.heapMb, MOST_HEAP_MB, 'MB'),
];
