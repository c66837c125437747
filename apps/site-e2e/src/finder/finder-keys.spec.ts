import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';
import { FINDER, openFinder } from './finder-on-page.ts';

async function tabTo(page: Page, target: Locator, most = 60) {
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The focus never came there');
}

const isClean = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).include('[data-finder]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
};

test.describe('beside the map', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('from search to share by keys alone; the focus comes back from each', async ({ page }) => {
    const { search, cards, detail } = await openFinder(page, FINDER);
    await tabTo(page, search);
    await page.keyboard.type('kite');
    await expect(page).toHaveURL(/q=kite/);
    await expect(cards.first()).toContainText('Kite');
    await tabTo(page, cards.first());
    await page.keyboard.press('Enter');
    await expect(detail).toBeVisible();
    await expect(detail.locator(':focus')).toHaveCount(1);
    await isClean(page);
    const share = detail.getByRole('button', { name: 'Share' });
    await tabTo(page, share);
    await page.keyboard.press('Enter');
    const facebook = page.getByRole('link', { name: /^Facebook/ });
    await expect(facebook).toBeVisible();
    await tabTo(page, facebook);
    await isClean(page);
    await page.keyboard.press('Escape');
    await expect(facebook).toBeHidden();
    await expect(share).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(detail).toHaveCount(0);
    await expect(cards.first()).toBeFocused();
  });

  test('the neighborhoods open, are chosen and close by keys', async ({ page }) => {
    const { root } = await openFinder(page, FINDER);
    const summary = root.locator('details > summary').first();
    await tabTo(page, summary);
    await page.keyboard.press('Enter');
    await isClean(page);
    await page.keyboard.press('Escape');
    await expect(root.locator('details[open]')).toHaveCount(0);
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/neighborhood=/);
    await expect(summary).toBeFocused();
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('every overlay covers the screen, passes axe, and gives the focus back', async ({ page }) => {
    const { root, cards, detail } = await openFinder(page, FINDER);
    const opener = root.getByRole('searchbox', { name: 'Building or address' }).first();
    await opener.click();
    const overlay = page.getByRole('dialog', { name: 'Building or address' });
    await expect(overlay.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('loft');
    await expect(overlay.locator('a[data-apartment]').first()).toContainText('Loft');
    await isClean(page);
    await overlay.getByRole('button', { name: 'Clear the search' }).click();
    await expect(overlay.getByRole('searchbox')).toHaveValue('');
    await overlay.getByRole('button', { name: 'Back to the map' }).click();
    await expect(opener).toBeFocused();

    const summary = root.locator('details > summary').first();
    await summary.click();
    await expect(page.getByRole('dialog', { name: 'Neighborhood' })).toBeVisible();
    await isClean(page);
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();

    await cards.nth(1).click();
    await expect(detail).toBeVisible();
    const box = await detail.boundingBox();
    expect(box?.width).toBe(390);
    expect(box?.height).toBe(844);
    await isClean(page);
    await detail.getByRole('link', { name: 'Close' }).click();
    await expect(cards.nth(1)).toBeFocused();
  });

  test('what covers the screen closes when the window grows, and the page takes over what was typed', async ({
    page,
  }) => {
    const { root, search, cards } = await openFinder(page, `${FINDER}?neighborhood=mueller`);
    await search.click();
    const overlay = page.getByRole('dialog', { name: 'Building or address' });
    await expect(overlay.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type("o'");
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect(overlay).toHaveCount(0);
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("o'");
    await cards.first().click();
    await expect(root.locator('[data-building]')).toBeVisible();
  });

  test('list and map take turns; the detail follows the width of the screen', async ({ page }) => {
    const { root, cards, detail } = await openFinder(page, FINDER);
    const map = root.locator('[data-map][data-print]');
    await expect(map).toBeVisible();
    await root.getByRole('button', { name: 'List' }).click();
    await expect(map).toBeHidden();
    await cards.nth(0).click();
    await expect(detail).toHaveJSProperty('open', true);
    expect(await detail.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await page.setViewportSize({ width: 769, height: 900 });
    await expect.poll(() => detail.evaluate((dialog) => dialog.matches(':modal'))).toBe(false);
    await expect(detail).toBeVisible();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(() => detail.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  });
});
