import type { Page } from '@playwright/test';
import { EVERY_PAGE, NOWHERE, ONE_OF_EACH_KIND, pagesAtLevels } from '../pages.ts';
import { expect, test } from '../site.fixture.ts';

/** A window of 1280 × 1024 CSS px, enlarged to 400 %. */
const ENLARGED = { width: 320, height: 256 };
const SIDEWAYS = { width: 844, height: 390 };

/**
 * Returns the elements that stay in view while the page scrolls down, if they cover more than half of the window's
 * width.
 */
const stayingOver = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { position, visibility, opacity, insetBlockStart, insetBlockEnd } = getComputedStyle(element);
        const rows = insetBlockStart !== 'auto' || insetBlockEnd !== 'auto';
        if (!(position === 'fixed' || (position === 'sticky' && rows))) return false;
        if (visibility !== 'visible' || opacity === '0') return false;
        const { top, bottom, width, height } = element.getBoundingClientRect();
        return (
          width > innerWidth / 2 && height > 0 && height < innerHeight && top < innerHeight && bottom > 0
        );
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });

/** Returns the focused element if something covers it; otherwise undefined. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) =>
        document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y),
      ),
    );
    const seen = places.some((at) => at && (focused.contains(at) || at.contains(focused)));
    return seen ? undefined : focused.outerHTML.slice(0, 160);
  });

for (const { path, tag } of pagesAtLevels(
  { quick: ONE_OF_EACH_KIND },
  EVERY_PAGE.filter((path) => path !== NOWHERE),
))
  test(`${path}: in a low window nothing stays over the text`, { tag }, async ({ page }) => {
    for (const size of [ENLARGED, SIDEWAYS]) {
      await page.setViewportSize(size);
      await page.goto(path);
      expect(await stayingOver(page)).toEqual([]);
    }
  });

test('what is tabbed to is in sight on a page enlarged to 400 %', async ({ page }) => {
  await page.setViewportSize(ENLARGED);
  for (const path of ['/plans', '/compare', '/cities/saltlakevalley/apartments']) {
    await page.goto(path);
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab');
      expect(await hidden(page), `${path}, stop ${stop}`).toBeUndefined();
    }
  }
});
