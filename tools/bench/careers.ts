import { onClientPage } from './client-pages.ts';
import { addPainted } from './painted.ts';
import { most, told, type Row } from './row.ts';
import { median } from './server.ts';

const MOST_FILTER_MS = 50;
const ROUNDS = 5;

/** Few, none, many, all: each is drawn after another. Words are sent by the button, a place by being chosen. */
const SEARCHES = ['engineer', '@Denver, CO', '@', 'zookeeper', '', '7', ''];

/** From a search in 2,000 open roles to the frame that shows what it finds, ms. The first round is thrown away. */
export const benchCareers = () =>
  onClientPage('careers', async (browser, url) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await addPainted(page);
    await page.goto(url);
    await page.waitForFunction(() => document.querySelectorAll('li').length >= 1000);
    const round = () =>
      page.evaluate(async (searches) => {
        const keyword = document.querySelector<HTMLInputElement>('input[name=keyword]');
        const place = document.querySelector<HTMLSelectElement>('select[name=location]');
        const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
        if (!keyword || !place || !button) throw new Error('There is no form');
        const times: number[] = [];
        for (const search of searches) {
          const isPlace = search.startsWith('@');
          if (!isPlace) fill(keyword, search);
          await painted();
          times.push(await painted(() => (isPlace ? fill(place, search.slice(1)) : button.click())));
        }
        return times;
      }, SEARCHES);
    await round();
    const times: number[] = [];
    for (let count = 0; count < ROUNDS; count++) times.push(...(await round()));
    return { filterMs: median(times), longestMs: Math.max(...times), searches: times.length };
  });

export const careersRows = (figures: Awaited<ReturnType<typeof benchCareers>>): Row[] => [
  most(
    `2000 jobs, a filter to the list painted, median of ${figures.searches}`,
    figures.filterMs,
    MOST_FILTER_MS,
  ),
  told('the longest of them', `${figures.longestMs.toFixed(1)} ms`),
];
