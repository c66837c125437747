import type { Page } from '@playwright/test';
import { holdScripts } from '../hold-scripts.ts';
import { inSpanish } from '../pages.ts';
import { expect, test } from '../site.fixture.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.hash);
const follow = (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash);

/** Opens a page after another one, so that the history has an entry before it. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto('/about');
  await page.goto(path);
}

for (const [start, hash] of [
  ['/support', '#checkaddress'],
  ['/', '#/?accountnotfound=1'],
  ['/plans', '#compare-plans'],
] as const)
  for (const path of [start, inSpanish(start)]) {
    const tag = path === start ? [] : '@full';
    const isFirst = path === '/support' ? '@quick ' : '';
    test(
      `${isFirst}Back closes the dialog of ${path}${hash}, and Forward opens it again`,
      { tag },
      async ({ page }) => {
        await arrive(page, path);
        await follow(page, hash);
        await expect(dialog(page)).toBeVisible();
        await page.goBack();
        await expect(dialog(page)).toBeHidden();
        expect(await pathOf(page)).toBe(path);
        await page.goForward();
        await expect(dialog(page)).toBeVisible();
        expect(await pathOf(page)).toBe(path + hash);
      },
    );

    test(
      `closing the dialog of ${path}${hash} leaves the address without it, and Back leads to the page before`,
      { tag },
      async ({ page }) => {
        await arrive(page, path);
        for (const _ of ['once', 'and again']) {
          await follow(page, hash);
          await expect(dialog(page)).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(dialog(page)).toBeHidden();
          await expect.poll(() => pathOf(page)).toBe(path);
        }
        await page.goBack();
        expect(await pathOf(page)).toBe('/about');
      },
    );

    test(`so it does where ${path}${hash} was the address from the beginning`, { tag }, async ({ page }) => {
      await arrive(page, path + hash);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect.poll(() => pathOf(page)).toBe(path);
      await page.goBack();
      expect(await pathOf(page)).toBe('/about');
    });
  }

test('an address check whose script comes after Back does not open any more', async ({ page }) => {
  const release = await holdScripts(page);
  await arrive(page, '/support');
  // Goes back only after the page has requested the dialog. Without this event, the island would never start.
  await page.evaluate(
    () =>
      new Promise((asked) => {
        document.addEventListener('skein:open-address-check', asked, { once: true });
        location.hash = '#checkaddress';
      }),
  );
  await page.goBack();
  release();
  await expect(page.locator('skein-island[on="open-address-check"][awake]')).toBeAttached();
  await expect(dialog(page)).toBeHidden();
  await follow(page, '#checkaddress');
  await expect(dialog(page)).toBeVisible();
});
