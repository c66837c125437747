import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeBuilder } from '@axe-core/playwright';
import { WAIT_MS } from '../../../../libs/test-level.ts';
import { watchShifts } from '../layout-shifts.ts';
import { EVERY_PAGE, NOWHERE, ONE_OF_EACH_KIND, pagesAtLevels } from '../pages.ts';
import { cutNow, OTHER_PX, QUICK_PX, widen } from '../shown-pictures.ts';
import { expect, test } from '../site.fixture.ts';

/** Longest wait for a frame, ms. If a browser takes longer, the test loads the page again. */
const FRAME_PATIENCE_MS = WAIT_MS / 6;

/**
 * Scrolls through the page until all pictures have loaded and all scripts have started that need no press.
 * @returns false if the browser has stopped drawing
 */
const scrollThrough = (page: Page): Promise<boolean> =>
  page.evaluate(async (patience) => {
    const drawn = () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
        setTimeout(resolve, patience, false);
      });
    // Hidden elements never load. Slides after the first load when they come into view.
    const isAway = (element: Element) =>
      !element.checkVisibility() || element.matches('[data-slide] ~ [data-slide] *');
    const areThere = () =>
      [...document.images].every((image) => image.complete || isAway(image)) &&
      [...document.querySelectorAll('[when=load], [when=idle], [when=visible]')].every(
        (part) => part.hasAttribute('awake') || isAway(part),
      );
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      if (!(await drawn())) return false;
    }
    while (!areThere()) if (!(await drawn())) return false;
    return drawn();
  }, FRAME_PATIENCE_MS);

async function layoutShift(page: Page, path: string): Promise<number> {
  const shifted = await watchShifts(page);
  // Without a graphics card, Chromium stops drawing one in a hundred pages with a map: its compositor holds a
  // tree that it never activates, while scripts continue. So load the page again.
  do await page.goto(path);
  while (!(await scrollThrough(page)));
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState()));
  return shifted();
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const ambiguousLinks = (page: Page) =>
  page.evaluate(() => {
    const targets = new Map<string, Set<string>>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const words = (link.ariaLabel ?? link.textContent).replace(/\s+/g, ' ').trim().toLowerCase();
      // The href of a link in SVG is an object.
      const { href } = new URL(link.getAttribute('href') ?? '', location.href);
      if (words !== '') targets.set(words, (targets.get(words) ?? new Set()).add(href));
    }
    return [...targets].flatMap(([words, { size }]) => (size > 1 ? [words] : []));
  });

declare global {
  interface Window {
    axe: { run(context: Document, options: object): ReturnType<AxeBuilder['analyze']> };
  }
}

/**
 * Source code of axe, whose checks take half of the time of a visit. The builder in axe's own package would send three
 * times as much to the page, and would also collect passed checks.
 */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function axeFindings(page: Page) {
  await page.evaluate(`${AXE};0`);
  return page.evaluate(async () => {
    // The document in a frame is a separate page, with its own test.
    const { violations } = await window.axe.run(document, { iframes: false, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  });
}

/**
 * Findings that tests allow, by path: films that are so small on a phone that their button covers their
 * subject.
 */
const COVERED: Readonly<Record<string, RegExp>> = {
  '/blog': /^network-map-night: \d+% under the button$/,
  '/compare': /^skyline-san-antonio: \d+% under the button$/,
  '/gaming': /^film-laying-a-line: \d+% under the button$/,
  '/product/tv': /^network-map-violet: \d+% under the button$/,
};

async function lookAt(page: Page, path: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await widen(page, width);
    expect.soft(await overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0);
    const cut = (await cutNow(page)).filter((fault) => !COVERED[path.replace('/intl/es', '')]?.test(fault));
    expect.soft(cut, `cut at ${width} px`).toEqual([]);
  }
}

for (const { path, tag } of pagesAtLevels({ quick: new Set(EVERY_PAGE) }))
  test(
    `${path}: nothing shifts, nothing overflows, axe finds nothing, equal links lead to one place, and no crop cuts what a picture is about`,
    { tag },
    async ({ page, complaints, isMobile }) => {
      if (path.endsWith(NOWHERE)) complaints.expect(/status of 404/);
      expect.soft(await layoutShift(page, path), 'layout shift').toBe(0);
      expect.soft(await overflow(page), 'overflow').toBeLessThanOrEqual(0);
      expect.soft(await axeFindings(page), 'findings of axe').toEqual([]);
      // On the page that lists all pages, the entry above a link says what the link means.
      if (!path.endsWith('/site-map'))
        expect.soft(await ambiguousLinks(page), 'one text, several targets').toEqual([]);
      // Only the phone project checks these other widths.
      if (isMobile) await lookAt(page, path, QUICK_PX);
    },
  );

for (const { path, tag } of pagesAtLevels({ ci: ONE_OF_EACH_KIND }))
  test(
    `@phone ${path}: no other width overflows or cuts what a picture is about`,
    { tag },
    async ({ page, complaints }) => {
      if (path.endsWith(NOWHERE)) complaints.expect(/status of 404/);
      await page.goto(path);
      await lookAt(page, path, OTHER_PX);
    },
  );
