import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/**
 * Records layout shifts on pages that the test opens from now on.
 * @returns a function that returns the sum of the page's shifts. Shifts after a press do not count. Shifts
 * before the first paint do not count either, because visitors cannot see them
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
