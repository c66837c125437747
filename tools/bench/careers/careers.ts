import { openBrowser } from '../../visual/open-browser.ts';
import { serveFolder } from '../../visual/serve-folder.ts';
import type { Row } from '../row.ts';
import { median } from '../server.ts';
import { buildCareersPage } from './build.ts';
import type { Search } from './careers.client.tsx';
import { JOBS } from './jobs.ts';

const MOST_FILTER_MS = 50;
const ROUNDS = 5;

/** Few, none, many, all: each is drawn after another. */
const SEARCHES: readonly Search[] = [
  { keyword: 'engineer' },
  { location: 'Denver, CO' },
  { location: '' },
  { keyword: 'zookeeper' },
  { keyword: '' },
  { keyword: '7' },
  { keyword: '' },
];

export interface CareersBench {
  /** From a search to the frame that shows what it finds, ms: median, and the longest. */
  readonly filterMs: number;
  readonly longestMs: number;
  readonly searches: number;
}

/** The list of open roles over 2,000 jobs, filtered. The first round is thrown away: its code is not compiled yet. */
export async function benchCareers(): Promise<CareersBench> {
  const served = await serveFolder(await buildCareersPage());
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${served.origin}/`);
    await page.waitForFunction(() => document.querySelectorAll('li').length >= 1000);
    const round = async () => (await page.evaluate((all) => globalThis.filterTimes?.(all), SEARCHES)) ?? [];
    await round();
    const times: number[] = [];
    for (let count = 0; count < ROUNDS; count++) times.push(...(await round()));
    return { filterMs: median(times), longestMs: Math.max(...times), searches: times.length };
  } finally {
    await browser.close();
    served.stop();
  }
}

/** What the list takes, and what it may. */
export const careersRows = ({ filterMs, longestMs, searches }: CareersBench): Row[] => [
  {
    what: `${JOBS} jobs, a filter to the list painted, median of ${searches}`,
    figure: `${filterMs.toFixed(1)} ms`,
    limit: `< ${MOST_FILTER_MS} ms`,
    ok: filterMs < MOST_FILTER_MS,
  },
  {
    what: 'the longest of them',
    figure: `${longestMs.toFixed(1)} ms`,
    limit: '',
    ok: undefined,
  },
];
