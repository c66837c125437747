import { expect, test as base, type Page } from '@playwright/test';
import { startSiteWithLongContent } from '../long-content.ts';
import { EVERY_PAGE, ONE_OF_EACH_KIND, pagesAtLevels } from '../pages.ts';
import type { Running } from '../site-process.ts';

const test = base.extend<object, { longContent: Running }>({
  longContent: [
    async ({}, use) => {
      const site = await startSiteWithLongContent();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ longContent }, use) => use(longContent.origin),
});

/**
 * Returns the elements that extend past the right edge of the page, except for those inside a scrolling box.
 */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= document.documentElement.clientWidth) return [];
    const scrolls = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX) && box !== document.body)
          return true;
      return false;
    };
    return [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > document.documentElement.clientWidth + 1 &&
          !scrolls(element),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Largest width of a box, in em, in which a word of four letters is broken. */
const SQUEEZED_EM = 2;

/** Returns texts in boxes that hold only one or two letters per line. */
const squeezed = (page: Page) =>
  page.evaluate(
    (most) =>
      [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, li, a, span)')]
        .filter((element) => {
          const words = [...element.childNodes]
            .map((node) => (node instanceof Text ? node.data : ''))
            .join('');
          const { display, fontSize } = getComputedStyle(element);
          const { width, height } = element.getBoundingClientRect();
          const em = Number.parseFloat(fontSize);
          const hidden = element.closest('[aria-hidden=true]') || width <= 1 || !element.checkVisibility();
          return (
            !hidden && display !== 'inline' && /\S{4}/.test(words) && width < most * em && height > 2 * em
          );
        })
        .map((element) => `${Math.round(element.offsetWidth)} px: ${element.textContent.slice(0, 60)}`),
    SQUEEZED_EM,
  );

/** A page in the middle of a list, with links to the previous and the next page. */
const BETWEEN = '/cities/saltlakevalley/apartments?page=2';

for (const { path, tag } of pagesAtLevels({ quick: new Set([...ONE_OF_EACH_KIND, BETWEEN]) }, [
  ...EVERY_PAGE,
  BETWEEN,
]))
  test(
    `${path}: titles of 300 characters and long words fit 320 px, also with text twice as large, and at 390 px no box holds a letter per line`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await stickingOut(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await stickingOut(page)).toEqual([]);
      expect(await squeezed(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await stickingOut(page)).toEqual([]);
    },
  );
