import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';
import { carouselIn } from './carousel-on-page.ts';

const INTERVAL_MS = 5000;
const TRANSITION_MS = 1000;

async function open(page: Page, path: string, block: string) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto(path);
  const root = page.locator(`[data-analytics-id="${block}"][data-carousel]`);
  await root.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute('data-state', 'playing');
  const front = () =>
    root
      .locator('[data-dot]:not([hidden])')
      .evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('aria-current')));
  const turn = () => page.clock.runFor(INTERVAL_MS);
  return { root, front, turn };
}

test('@laptop a primary hero goes round once and rests on the item that it began with', async ({ page }) => {
  const { root, front, turn } = await open(page, '/moving', 'moving-hero');
  const seen = [await front()];
  for (let at = 0; at < 5; at++) {
    await turn();
    seen.push(await front());
  }
  expect(seen).toEqual([0, 1, 2, 0, 0, 0]);
  await expect(root).toHaveAttribute('data-state', 'paused');
  await page.clock.runFor(TRANSITION_MS);
  await expect(root.getByRole('heading', { level: 1 })).toBeInViewport();
});

for (const [query, index] of [
  ['?city=austin', 1],
  ['?utm_medium=mail', 2],
] as const)
  test(`a primary hero begins with the item for ${query}`, async ({ page }) => {
    const { root, front } = await open(page, `/moving${query}`, 'moving-hero');
    expect(await front()).toBe(index);
    await expect(root.locator('[data-slide]').nth(index)).toBeInViewport({ ratio: 0.9 });
  });

test('@laptop a hero carousel goes round once, past its form that stays, unless somebody stops it', async ({
  page,
}) => {
  const { root, front, turn } = await open(page, '/new-streets', 'new-streets-hero');
  const form = root.getByRole('button', { name: 'Check availability' });
  await expect(form).toBeVisible();
  const seen: number[] = [];
  for (let at = 0; at < 5; at++) {
    await turn();
    seen.push(await front());
  }
  expect(seen).toEqual([1, 2, 0, 0, 0]);
  await expect(root).toHaveAttribute('data-state', 'paused');
  await expect(form).toBeVisible();
});

test('@laptop a hero carousel that somebody stops stays where it is', async ({ page }) => {
  const { root, front, turn } = await open(page, '/new-streets', 'new-streets-hero');
  await turn();
  await root.getByRole('button', { name: 'Pause slideshow' }).click();
  await turn();
  await turn();
  expect(await front()).toBe(1);
});

test('a finger does not move a hero carousel', async ({ page }) => {
  const { root } = await open(page, '/new-streets', 'new-streets-hero');
  const styles = await root.locator('[data-track]').evaluate((track) => {
    const { overflowX, touchAction } = getComputedStyle(track);
    return [overflowX, touchAction];
  });
  expect(styles).toEqual(['hidden', 'pan-y pinch-zoom']);
});

test('@laptop accolades move while half of them is seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/about');
  const { root, track, front } = carouselIn(page, 'about-accolades');
  await track.scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute('data-state', 'playing');
  await page.clock.runFor(3000);
  expect(await front()).toBe(1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(root).toHaveAttribute('data-state', 'paused');
});
