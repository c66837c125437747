import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/**
 * Watches layout shifts on pages that open from now on.
 * @returns a function that returns the sum of the shifts on the open page, except for shifts after a press,
 * and those before the first paint, which nobody sees: Chromium may lay out a page once before it uses fonts
 * that have already loaded
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = globalThis as unknown as { readonly shifts: readonly Shift[] };
      const [firstPaint] = performance.getEntriesByName('first-paint');
      return shifts
        .filter(
          ({ startTime, hadRecentInput }) => startTime > (firstPaint?.startTime ?? 0) && !hadRecentInput,
        )
        .reduce((sum, { value }) => sum + value, 0);
    });
}
