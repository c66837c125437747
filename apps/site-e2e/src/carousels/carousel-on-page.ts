import type { Locator, Page } from '@playwright/test';
import { expect } from '../site.fixture.ts';

/** Matches the name of the carousel script in the built site. */
export const CAROUSEL_SCRIPT = /carousel\.enhancer[^/]*\.js/;

/** A carousel of the demo, awake and in view. */
export interface OnPage {
  readonly root: Locator;
  readonly track: Locator;
  /** Index of the slide at the front. */
  front(): Promise<number>;
  /** How far the track has been scrolled, px. */
  scrolled(): Promise<number>;
}

/** @param block analytics id of the block */
export function carouselIn(page: Page, block: string): OnPage {
  const root = page.locator(`[data-analytics-id="${block}"] [data-carousel]`);
  const track = root.locator('[data-track]');
  return {
    root,
    track,
    front: () =>
      root
        .locator('[data-dot]')
        .evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('aria-current'))),
    scrolled: () => track.evaluate((element) => element.scrollLeft),
  };
}

export async function openCarousel(page: Page, path: string, block: string): Promise<OnPage> {
  await page.goto(path);
  const carousel = carouselIn(page, block);
  await carousel.track.scrollIntoViewIfNeeded();
  await expect(carousel.root).toHaveAttribute('data-state', /./);
  return carousel;
}

/** Distance that a finger moves between two frames, px. */
const STEP_PX = 12;
/** Frames for which a finger rests before it lifts. After 40 ms at rest a browser does not fling. */
const REST_FRAMES = 6;

/** Moves a finger this many px to the left, rests, so that the track does not fly on, and lifts the finger. */
export async function swipeLeft(page: Page, element: Locator, px: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to swipe');
  const y = box.y + Math.min(box.height / 2, 200);
  const from = box.x + box.width * 0.85;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: from, y });
  const frame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  for (let moved = STEP_PX; moved <= px; moved += STEP_PX) {
    await touch('touchMove', { x: from - moved, y });
    await frame();
  }
  for (let rested = 0; rested < REST_FRAMES; rested++) await frame();
  await touch('touchEnd');
  await session.detach();
}
