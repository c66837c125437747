import type { Locator, Page } from '@playwright/test';
import { expect } from '../site.fixture.ts';

export const FINDER = '/cities/austin/apartments';
export const DATA = '**/data/fiber-finder/austin.json';

/** Parts of the apartment finder, which has already loaded its data. */
export interface FinderOnPage {
  readonly root: Locator;
  readonly cards: Locator;
  readonly detail: Locator;
  readonly search: Locator;
}

export async function openFinder(page: Page, path: string): Promise<FinderOnPage> {
  await page.goto(path);
  return awakeFinder(page);
}

/** Touches the finder on a page once its script has started. On a phone, the finder then loads its data. */
export async function touchFinder(page: Page): Promise<Locator> {
  const root = page.locator('[data-finder]');
  // Scroll at once, because React replaces the element.
  await root.evaluate((element) => element.scrollIntoView());
  await expect(page.locator('skein-island[awake]').filter({ has: root })).toBeAttached();
  await root.dispatchEvent('pointerdown');
  return root;
}

/** Waits until the finder on a page has loaded its data. */
export async function awakeFinder(page: Page): Promise<FinderOnPage> {
  const root = await touchFinder(page);
  await expect(root).toHaveAttribute('data-finder', 'ready');
  return {
    root,
    cards: root.locator('a[data-apartment]'),
    detail: root.locator('[data-building]'),
    search: root.getByRole('searchbox'),
  };
}

/** Returns what the page shows, as texts: the URL, the open building, the title, and the first row. */
export const shown = (page: Page) =>
  page.evaluate(() => {
    const finder = document.querySelector('[data-finder]');
    return {
      address: location.pathname + location.search,
      detail: finder?.querySelector('[data-building] h2')?.textContent ?? null,
      title: finder?.querySelector('[data-list-title]')?.textContent ?? null,
      search: finder?.querySelector<HTMLInputElement>('input[type=search]')?.value ?? null,
      first: finder?.querySelector('a[data-apartment]')?.textContent ?? null,
      count: finder?.querySelectorAll('a[data-apartment]').length ?? 0,
    };
  });
