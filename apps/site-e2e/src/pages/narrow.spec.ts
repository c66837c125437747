import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { inSpanish, PAGES } from '../pages.ts';
import { startSite, type Running } from '../site-process.ts';
import { memoryOf } from './page-memory.ts';

interface Exported {
  readonly entries: { readonly fields: Record<string, Record<string, unknown>> }[];
}

const GENERATED = join(import.meta.dirname, '../../../../content/generated');
const TITLE_LENGTH = 300;
const WORDS =
  'Everything you wanted to know about internet that comes through the wall as light and were too polite to ask the telecommunicationsinfrastructureinstaller ';
const LONG_TITLE = WORDS.repeat(3).slice(0, TITLE_LENGTH - 1) + '.';

/** The demo with a title of 300 characters wherever there is one. Beside the demo's own: files lie there. */
function writeLongTitles(file: string): void {
  const exported = JSON.parse(readFileSync(join(GENERATED, 'export.json'), 'utf8')) as Exported;
  for (const { fields } of exported.entries) {
    const title = fields['gfTitle'];
    if (title && Object.values(title).every((value) => typeof value === 'string'))
      fields['gfTitle'] = Object.fromEntries(Object.keys(title).map((locale) => [locale, LONG_TITLE]));
  }
  writeFileSync(file, JSON.stringify(exported));
}

let site: Running;
const file = join(GENERATED, `long-titles-${process.pid}.json`);
test.beforeAll(async () => {
  writeLongTitles(file);
  site = await startSite({ env: { CONTENT_EXPORT: file } });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(file, { force: true });
});

/** What sticks out of the page to the right, past anything that scrolls by itself. */
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

for (const path of PAGES.flatMap((page) => [page, inSpanish(page)])) {
  test(`${path}: titles of 300 characters fit 320 px, and text twice as large 390 px`, async ({
    page,
    browser,
  }, { project }) => {
    const memory = await memoryOf(`narrow ${project.name} ${browser.version()}`, site.origin, path);
    if (memory.passed) return;
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await stickingOut(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await stickingOut(page)).toEqual([]);
    memory.keep();
  });
}
