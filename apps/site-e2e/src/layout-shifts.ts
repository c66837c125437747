import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/**
 * Watches what moves on the pages that are opened from now on.
 * @returns sum of the shifts on the page that is open, but for those that follow a press, and those before the first paint,
 * which nobody sees: Chromium may lay a page out once before its fonts, which are there, are taken up
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
