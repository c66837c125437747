import type { Locator, Page } from '@playwright/test';
import { expect } from '../site.fixture.ts';

export const CAROUSEL_SCRIPT = /carousels\.enhancer[^/]*\.js/;

/** A carousel in view, whose script has started. */
export interface OnPage {
  readonly root: Locator;
  readonly track: Locator;
  front(): Promise<number>;
  /** Returns how far the track is scrolled, in px. */
  scrolled(): Promise<number>;
}

/**
 * Returns the carousel in a block.
 * @param block analytics id of the block
 */
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

/** Distance that the finger moves between two frames, in px. */
const STEP_PX = 12;
/** Number of frames for which the finger rests before it lifts: longer than the 40 ms after which the track stops. */
const REST_FRAMES = 6;

/** Swipes to the left by `px`. The finger rests before it lifts, so that the track stops. */
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
