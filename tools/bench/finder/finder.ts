import { STRESS_BUILDINGS } from '@skein/api/fiber-finder';
import type { Browser, Page } from 'playwright';
import { openBrowser } from '../../visual/open-browser.ts';
import { serveFolder } from '../../visual/serve-folder.ts';
import { median } from '../server.ts';
import { buildFinderPages } from './build.ts';

/** What is typed, letter by letter; each search ends with an empty field. */
const SEARCHES = ['kite factory', 'shuttle', 'the lofts at', 'zz top', '1200', 'pinon', 'a', 'o hara flats'];
const LOADS = 5;

export interface FinderFigures {
  /** From the last byte of the data to the list on the screen, ms, median. */
  readonly listMs: number;
  /** From a letter to the frame that shows the list, ms, p95 and the longest. */
  readonly letterMs: number;
  readonly longestLetterMs: number;
  readonly letters: number;
  /** From a click on a neighborhood to the frame, ms, the longest. */
  readonly neighborhoodMs: number;
  /** Bytes after collection. */
  readonly heap: number;
}

export interface FinderBench {
  readonly buildings: number;
  readonly ours: FinderFigures;
  readonly plain: FinderFigures;
  /** A search by itself, ms, p95 of all letters. */
  readonly computeMs: number;
}

const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

/** In the page: the frame that shows what an event has changed, as time since the event. */
function watchFrames() {
  const page = globalThis as unknown as { painted: number[] };
  page.painted = [];
  for (const type of ['input', 'click'])
    addEventListener(
      type,
      ({ timeStamp }) =>
        // The first callback runs before the frame is painted, the message after it.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => page.painted.push(performance.now() - timeStamp);
          port2.postMessage(0);
        }),
      { capture: true },
    );
}

/** In the page: time from the last byte of the data to the first building on the screen. */
function watchList() {
  const page = globalThis as unknown as { listed?: number };
  const observer = new MutationObserver(() => {
    if (!document.querySelector('article')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const [data] = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('/buildings.json')) as PerformanceResourceTiming[];
        page.listed = performance.now() - (data?.responseEnd ?? Number.NaN);
      };
      port2.postMessage(0);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function open(browser: Browser, url: string): Promise<{ page: Page; listMs: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchList);
  await page.goto(url);
  const listed = await page.waitForFunction(
    () => (globalThis as unknown as { listed?: number }).listed,
    undefined,
    {
      timeout: 120_000,
    },
  );
  return { page, listMs: Number(await listed.jsonValue()) };
}

/** Does something, and waits for the frame that shows it. */
async function painted(page: Page, what: () => Promise<unknown>): Promise<number> {
  const count = await page.evaluate(() => (globalThis as unknown as { painted: number[] }).painted.length);
  await what();
  const time = await page.waitForFunction(
    (before) => (globalThis as unknown as { painted: number[] }).painted[before],
    count,
    { timeout: 120_000 },
  );
  return Number(await time.jsonValue());
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

interface Way {
  readonly loads: number;
  readonly searches: readonly string[];
  chooseFrom(page: Page): Promise<(() => Promise<unknown>)[]>;
}

async function measure(browser: Browser, url: string, way: Way): Promise<FinderFigures> {
  const lists: number[] = [];
  for (let load = 1; load < way.loads; load++) {
    const { page, listMs } = await open(browser, url);
    lists.push(listMs);
    await page.context().close();
  }
  const { page, listMs } = await open(browser, url);
  lists.push(listMs);
  await page.evaluate(watchFrames);
  const letters: number[] = [];
  await page.locator('input[type=search]').focus();
  for (const search of way.searches) {
    for (const letter of search) letters.push(await painted(page, () => page.keyboard.press(letter)));
    letters.push(await painted(page, () => page.locator('input[type=search]').fill('')));
  }
  const choices: number[] = [];
  for (const choose of await way.chooseFrom(page)) choices.push(await painted(page, choose));
  const heap = await heapOf(page);
  await page.context().close();
  return {
    listMs: median(lists),
    letterMs: p95(letters),
    longestLetterMs: Math.max(...letters),
    letters: letters.length,
    neighborhoodMs: Math.max(...choices),
    heap,
  };
}

const CHOICES = 5;
/** A click, without the time that it takes to find the link and to move there. */
const clicks = (selector: string) => async (page: Page) =>
  Array.from(
    { length: CHOICES },
    (_, index) => () =>
      page
        .locator(selector)
        .nth(index + 1)
        .evaluate((link) => (link as HTMLElement).click()),
  );

/** The finder over 50,000 buildings, and beside it a plain list with a plain filter. */
export async function benchFinder(): Promise<FinderBench> {
  const served = await serveFolder(await buildFinderPages());
  const browser = await openBrowser();
  try {
    const ours = await measure(browser, `${served.origin}/`, {
      loads: LOADS,
      searches: SEARCHES,
      chooseFrom: clicks('details li a'),
    });
    const { page } = await open(browser, `${served.origin}/`);
    const prefixes = SEARCHES.flatMap((search) => [...search].map((_, end) => search.slice(0, end + 1)));
    const times = await page.evaluate((searches) => globalThis.searchTimes?.(searches), prefixes);
    await page.context().close();
    // One load and one search of it are enough: each takes seconds.
    const plain = await measure(browser, `${served.origin}/plain.html`, {
      loads: 1,
      searches: ['kite'],
      chooseFrom: clicks('a'),
    });
    return { buildings: STRESS_BUILDINGS, ours, plain, computeMs: p95(times ?? []) };
  } finally {
    await browser.close();
    served.stop();
  }
}
