import type { Page } from '@playwright/test';
import { inSpanish } from '../pages.ts';
import { expect, test } from '../site.fixture.ts';

/**
 * Opens a page as a signed-in customer. The page does not know the customer until the returned function is
 * called.
 */
async function arrive(page: Page, path: string): Promise<() => Promise<void>> {
  await page.goto('/demo/accounts');
  await page.locator('button[value=customer]').click();
  await page.waitForURL(/\/$/);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/global_nav/api/portalData*', async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/global_nav/api/portalData*');
  await page.goto(path);
  await asked;
  return async () => {
    resolve();
    await expect(page.locator('html[data-customer]')).toBeAttached();
    await expect(page.locator('[data-header-check] a[href*="/app?"]')).toBeAttached();
  };
}

const headerCheck = (page: Page) => page.locator('[data-header-check] a');
const bar = (page: Page) => page.getByRole('banner').locator('[data-account]').first();
const drawer = (page: Page) => page.getByRole('banner').getByRole('dialog');
const check = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') });
const sticky = (page: Page) => page.locator('aside [data-action="open-address-check"]');

async function scrollFar(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(sticky(page)).toBeVisible();
}

for (const path of ['/about', inSpanish('/about')]) {
  const tag = path === '/about' ? [] : '@full';
  test(
    `@laptop the focus stays in the header of ${path} when it is learned who the visitor is`,
    { tag },
    async ({ page, isMobile }) => {
      let learn = await arrive(page, path);
      await headerCheck(page).focus();
      await learn();
      await expect(headerCheck(page)).toBeFocused();
      if (isMobile) return;

      await page.unrouteAll();
      learn = await arrive(page, path);
      await bar(page).locator('a').focus();
      await learn();
      await expect(bar(page).locator('summary')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(bar(page).getByRole('link').first()).toBeFocused();
    },
  );

  test(
    `@laptop a dialog that was opened from the header of ${path} before gives the focus to what offers the app`,
    { tag },
    async ({ page }) => {
      const learn = await arrive(page, path);
      await headerCheck(page).click();
      await expect(check(page)).toBeVisible();
      await learn();
      await page.keyboard.press('Escape');
      await expect(check(page)).toBeHidden();
      await expect(headerCheck(page)).toBeFocused();
    },
  );

  test(`in the drawer of ${path} the account has the focus next`, { tag }, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the drawer belongs to small screens');
    const learn = await arrive(page, path);
    await page.getByRole('banner').locator('button[popovertarget]').first().click();
    await drawer(page).locator('a[href$="/demo/accounts"]').focus();
    await learn();
    await expect(drawer(page).locator('[data-account] a').first()).toBeFocused();
  });

  test(
    `the call to action at the edge of ${path} hands the focus on, also after its dialog`,
    { tag },
    async ({ page, isMobile }) => {
      test.skip(!isMobile, 'it belongs to small screens');
      let learn = await arrive(page, path);
      await scrollFar(page);
      await sticky(page).focus();
      await learn();
      await expect(page.locator('aside a[href*="/app?"]')).toBeFocused();

      await page.unrouteAll();
      learn = await arrive(page, path);
      await scrollFar(page);
      await sticky(page).click();
      await expect(check(page)).toBeVisible();
      await learn();
      await page.keyboard.press('Escape');
      await expect(check(page)).toBeHidden();
      await expect(page.locator('aside a[href*="/app?"]')).toBeFocused();
    },
  );
}

test('the header of a page with a primary hero shows the account, though the hero has heard of it first', async ({
  page,
}) => {
  const learn = await arrive(page, '/moving');
  await expect(page.locator('skein-enhancer[src*="primary-hero"][awake]')).toBeAttached();
  await learn();
  await expect(bar(page).locator('summary')).toBeAttached();
});
