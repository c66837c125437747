import type { Page } from '@playwright/test';

/**
 * Until nothing on an open page will take another shape by itself: pictures that wait until they are near are fetched, those
 * for this width are chosen and there, and words stand in their own font.
 */
export async function untilWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}
