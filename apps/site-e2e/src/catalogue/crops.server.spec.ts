import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { cutPictures } from '../crops/shown-pictures.ts';

const CATALOGUE = join(import.meta.dirname, '../../../../dist/storybook');
/** Nothing listens there: the browser gets the files of the built catalogue instead. */
const ORIGIN = 'http://catalogue.test';

/** Fewer than on pages, since stories are many: the ends, and both sides of each turn of a layout. px */
const WIDTHS_PX = [320, 390, 640, 768, 896, 1100, 1440, 2560] as const;

interface Index {
  readonly entries: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly type: string;
        readonly title: string;
        readonly name: string;
      }
    >
  >;
}

function storiesWithPictures() {
  const { entries } = JSON.parse(readFileSync(join(CATALOGUE, 'index.json'), 'utf8')) as Index;
  return Object.values(entries).filter(
    ({ type, title }) => type === 'story' && /^(?:Blocks|Cities|Carousels|Quiz|Careers)\//.test(title),
  );
}

async function openStory(page: Page, id: string): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(CATALOGUE, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  await page.goto(
    `${ORIGIN}/iframe.html?viewMode=story&globals=a11y.manual:!true&id=${encodeURIComponent(id)}`,
  );
  await page.locator('body.sb-show-main #storybook-root > *').first().waitFor({ state: 'attached' });
}

for (const { id, title, name } of storiesWithPictures())
  test(`${title} / ${name}: no crop cuts what a picture is about, from 320 to 2560 px`, async ({ page }) => {
    await openStory(page, id);
    expect(await cutPictures(page, WIDTHS_PX)).toEqual([]);
  });
