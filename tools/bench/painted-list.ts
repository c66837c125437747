import type { Browser } from 'playwright';
import { most, type Row } from './row.ts';
import { median } from './server.ts';
import { VIEWPORT } from './visit.ts';

const RUNS = 9;
const MOST_MS = 50;
const STREET = '[data-street]';

/** Marks the frame in which the list is on the screen, as time since the answer to the last question was there. */
function watchList() {
  const seen = ((globalThis as unknown as { seen: { painted?: number } }).seen = {} as { painted?: number });
  const asked = () =>
    performance.getEntriesByType('resource').findLast(({ name }) => name.includes('/api/places/suggest')) as
      PerformanceResourceTiming | undefined;
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role="option"]')) return;
    observer.disconnect();
    // The first callback runs before the frame is painted, the second after it.
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        seen.painted = now - (asked()?.responseEnd ?? Number.NaN);
      }),
    );
  }).observe(document.body, { childList: true, subtree: true });
}

async function once(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(`${origin}/check-address`);
  await page.locator(STREET).focus();
  await page
    .locator('skein-island[awake]')
    .filter({ has: page.locator(STREET) })
    .waitFor();
  await page.locator(`${STREET}[role="combobox"]`).waitFor();
  await page.evaluate(watchList);
  await page.keyboard.type('1 ready');
  const handle = await page.waitForFunction(
    () => (globalThis as unknown as { seen: { painted?: number } }).seen.painted,
  );
  const ms = Number(await handle.jsonValue());
  await context.close();
  return ms;
}

/** From the arrival of suggestions to the frame that shows them, in the built site on a phone's window, ms; median of 9. */
export async function benchPaintedList(browser: Browser, origin: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await once(browser, origin));
  return median(times);
}

export const paintedListRow = (ms: number): Row =>
  most(`suggestions painted after their arrival, median of ${RUNS}`, ms, MOST_MS);
