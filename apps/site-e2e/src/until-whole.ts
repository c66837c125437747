import type { Page } from '@playwright/test';

/**
 * Waits until the layout of an open page is final: all pictures have loaded, and all texts use their final
 * fonts.
 */
export async function untilWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}
