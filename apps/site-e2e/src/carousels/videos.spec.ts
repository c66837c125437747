import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';
import { openCarousel } from './carousel-on-page.ts';

const playing = (page: Page) => () =>
  page
    .locator('[data-analytics-id="gaming-path"] video')
    .evaluateAll((films) => films.flatMap((film, at) => ((film as HTMLVideoElement).paused ? [] : [at])));

test('@laptop of several films only the one in front plays, and all rest when they are stopped', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { root } = await openCarousel(page, '/gaming', 'gaming-path');
  await expect.poll(playing(page)).toEqual([0]);
  await root.getByRole('button', { name: 'Next' }).click();
  await expect.poll(playing(page)).toEqual([1]);
  await root.getByRole('button', { name: 'Pause slideshow' }).click();
  await expect.poll(playing(page)).toEqual([]);
  await root.getByRole('button', { name: 'Play slideshow' }).click();
  await expect.poll(playing(page)).toEqual([1]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(playing(page)).toEqual([]);
});

test('under reduced motion no film plays unless it is asked to', async ({ page }) => {
  const { root } = await openCarousel(page, '/gaming', 'gaming-path');
  await root.getByRole('button', { name: 'Next' }).click();
  await expect(root.locator('[data-slide]').nth(1)).toBeInViewport({ ratio: 0.6 });
  expect(await playing(page)()).toEqual([]);
  await expect(root.getByRole('button', { name: 'Pause slideshow' })).toBeHidden();
});
