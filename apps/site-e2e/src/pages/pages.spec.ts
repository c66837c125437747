import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { watchShifts } from '../layout-shifts.ts';
import { EVERY_PAGE, inLanguages, NOWHERE } from '../pages.ts';
import { expect, test } from '../site.fixture.ts';

/** How long a frame may take on a busy machine, ms. */
const FRAME_LIMIT_MS = 10_000;

/** Scrolls through the page until all of its pictures are there. @returns false when the browser has stopped drawing */
const scrollThrough = (page: Page): Promise<boolean> =>
  page.evaluate(async (limit) => {
    const drawn = () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
        setTimeout(resolve, limit, false);
      });
    // Pictures of slides behind the first come with their slide, those that are not shown never.
    const allThere = () =>
      [...document.images].every(
        (image) => image.complete || !image.checkVisibility() || image.closest('[data-slide] ~ [data-slide]'),
      );
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      if (!(await drawn())) return false;
    }
    while (!allThere()) if (!(await drawn())) return false;
    return true;
  }, FRAME_LIMIT_MS);

/** Sum of all layout shifts while the page loads and is scrolled through. */
async function layoutShift(page: Page, path: string): Promise<number> {
  const shifted = await watchShifts(page);
  // Without a graphics card, Chromium stops drawing one in a hundred pages with a map: its compositor holds a tree that it
  // never activates, while scripts go on. Such a visit is made anew.
  do await page.goto(path, { waitUntil: 'networkidle' });
  while (!(await scrollThrough(page)));
  // Not "networkidle": after a frame has come late, Playwright may wait for it forever.
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState()));
  return shifted();
}

for (const path of EVERY_PAGE.flatMap(inLanguages)) {
  test(`${path}: nothing shifts, nothing overflows, axe finds nothing`, async ({ page, complaints }) => {
    if (path.endsWith(NOWHERE)) complaints.expect(/status of 404/);
    expect(await layoutShift(page, path)).toBe(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    // What stands in a frame is a page of its own, and tested as one below. Only the legacy mode can leave it out.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ iframes: false })
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(complaints.unexpected()).toEqual([]);
  });
}
