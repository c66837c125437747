import type { Locator, Page } from '@playwright/test';
import { expect } from '../site.fixture.ts';

export const FINDER = '/cities/austin/apartments';
export const DATA = '**/data/fiber-finder/austin.json';

/** Parts of a finder that has its data. */
export interface FinderOnPage {
  readonly root: Locator;
  readonly cards: Locator;
  readonly detail: Locator;
  readonly search: Locator;
}

/** Opens the finder at a query, and waits for its data. */
export async function openFinder(page: Page, path: string): Promise<FinderOnPage> {
  await page.goto(path);
  return awakeFinder(page);
}

/** Returns the finder of a page, once it has its data. */
export async function awakeFinder(page: Page): Promise<FinderOnPage> {
  const root = page.locator('[data-finder]');
  // At once: it is another element as soon as it is awake.
  await root.evaluate((element) => element.scrollIntoView());
  await expect(root).toHaveAttribute('data-finder', 'ready');
  return {
    root,
    cards: root.locator('a[data-apartment]'),
    detail: root.locator('[data-detail]'),
    search: root.getByRole('searchbox'),
  };
}

/** Returns what the page shows, as text: the address, the open building, the title, and the first row. */
export const shown = (page: Page) =>
  page.evaluate(() => {
    const finder = document.querySelector('[data-finder]');
    return {
      address: location.pathname + location.search,
      detail: finder?.querySelector('[data-detail] h2')?.textContent ?? null,
      title: finder?.querySelector('[data-list-title]')?.textContent ?? null,
      search: finder?.querySelector<HTMLInputElement>('input[type=search]')?.value ?? null,
      first: finder?.querySelector('a[data-apartment]')?.textContent ?? null,
      count: finder?.querySelectorAll('a[data-apartment]').length ?? 0,
    };
  });
