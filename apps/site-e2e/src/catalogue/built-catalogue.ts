import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const CATALOGUE = join(import.meta.dirname, '../../../../dist/storybook');
/** A made-up origin. Playwright answers its requests with files of the built catalog. */
const ORIGIN = 'http://catalogue.test';

export interface ListedStory {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
}

interface Index {
  readonly entries: Readonly<Record<string, ListedStory>>;
}

export function listedStories(): readonly ListedStory[] {
  const { entries } = JSON.parse(readFileSync(join(CATALOGUE, 'index.json'), 'utf8')) as Index;
  return Object.values(entries).filter(({ type }) => type === 'story');
}

export async function openCatalogue(page: Page, address: string): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(CATALOGUE, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  await page.goto(`${ORIGIN}/${address}`);
}

/** Opens a single story. */
export async function openStory(page: Page, id: string): Promise<void> {
  await openCatalogue(
    page,
    `iframe.html?viewMode=story&globals=a11y.manual:!true&id=${encodeURIComponent(id)}`,
  );
  await page.locator('body.sb-show-main #storybook-root > *').first().waitFor({ state: 'attached' });
}
