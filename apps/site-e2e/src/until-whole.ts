import type { Page } from '@playwright/test';

/**
 * Waits until an open page no longer changes its shape by itself: lazy pictures have loaded, those for this
 * width are chosen and loaded, and text has its own font.
 */
export async function untilWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}
