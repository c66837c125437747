import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { watchShifts } from '../layout-shifts.ts';
import { expect, test } from '../site.fixture.ts';

test.use({ siteEnv: { TAG_MANAGER_ID: 'GTM-E2E', LIVE_CHAT_LICENCE: '12345678' } });

const NEEDED = ['skein_visitor', 'skein_consent', 'skein_campaign', 'skein_bucket'];
const PAGES = ['/', '/plans', '/chat', '/support', '/moving', '/cookies'];

/**
 * Answers all requests to other sites.
 * @returns requested addresses, in order
 */
async function outside(page: Page, origin: string): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body: `document.cookie = '_ga=1; path=/'; document.cookie = '_gcl_au=1; path=/'`,
      });
    },
  );
  return asked;
}
const banner = (page: Page) => page.locator('#cc-main .cm');
const settings = (page: Page) => page.locator('#cc-main .pm');
const press = (page: Page, name: string) => settings(page).getByRole('button', { name, exact: true }).click();
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { dataLayer: object[] }).dataLayer.map((entry) =>
      0 in entry ? Array.from(entry as unknown as ArrayLike<unknown>) : entry,
    ),
  );

for (const path of PAGES.flatMap((path) => [path, `/intl/es${path === '/' ? '' : path}`]))
  test(`${path}: before a choice nothing leaves, nothing moves, and only necessary cookies are there`, async ({
    page,
    site,
  }) => {
    const asked = await outside(page, site.origin);
    const shifts = await watchShifts(page);
    await page.goto(`${path}?utm_source=letter&gclid=abc`);
    await expect(banner(page)).toBeVisible();
    await page.mouse.wheel(0, 3000);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect((await cookieNames(page)).filter((name) => !NEEDED.includes(name))).toEqual([]);
    expect(await shifts()).toBe(0);
    expect(await dataLayer(page)).toContainEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied', wait_for_update: 500 }),
    ]);
  });

test('the tag manager is loaded once a visitor allows it, and after the word on consent', async ({
  page,
  site,
}) => {
  const asked = await outside(page, site.origin);
  await page.goto('/plans');
  await banner(page).getByRole('button', { name: 'Allow all' }).click();
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-E2E']);
  await expect(banner(page)).toBeHidden();
  const said = JSON.stringify(await dataLayer(page));
  expect(said.indexOf('"default"')).toBeLessThan(said.indexOf('page_view'));
  expect(said.indexOf('"update"')).toBeLessThan(said.indexOf('gtm.js'));
  // The next page does not ask again. It reports the visitor's choice before all other events.
  await page.goto('/support');
  await expect.poll(() => asked.length).toBe(2);
  const [first, second] = await dataLayer(page);
  expect([first, second]).toEqual([
    expect.arrayContaining(['default']),
    expect.arrayContaining(['update', expect.objectContaining({ analytics_storage: 'granted' })]),
  ]);
  await expect(banner(page)).toHaveCount(0);
});

test('consent that is taken back deletes its cookies, and the next page loads nothing', async ({
  page,
  site,
}) => {
  const asked = await outside(page, site.origin);
  await page.goto('/plans');
  await banner(page).getByRole('button', { name: 'Allow all' }).click();
  await expect.poll(() => cookieNames(page)).toContain('_ga');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(settings(page)).toBeVisible();
  await settings(page).getByRole('checkbox', { name: 'Analytics' }).uncheck({ force: true });
  await press(page, 'Save my choice');
  await expect.poll(() => cookieNames(page)).not.toContain('_ga');
  expect(await cookieNames(page)).toContain('_gcl_au');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await settings(page).getByRole('button', { name: 'Only necessary ones' }).click();
  await expect.poll(() => cookieNames(page)).not.toContain('_gcl_au');
  asked.length = 0;
  await page.goto('/support');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

for (const [path, title] of [
  ['/plans', 'Cookies: your call'],
  ['/intl/es/plans', 'Cookies: tú decides'],
] as const)
  test(`@laptop ${path}: axe finds nothing in banner and settings, at 320 px neither`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    const check = () => new AxeBuilder({ page }).include('#cc-main').analyze();
    expect((await check()).violations).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const box = await banner(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320 && box.y >= 0).toBe(true);
    await banner(page).getByRole('button').last().click();
    await expect(settings(page)).toBeVisible();
    expect((await check()).violations).toEqual([]);
    const wide = await settings(page).evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(wide).toBe(0);
  });

test('@laptop banner and settings go by keyboard, and give the focus back', async ({ page }) => {
  await page.goto('/plans');
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).locator('[tabindex="-1"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Allow all' })).toBeFocused();
  await banner(page).getByRole('button', { name: 'Choose' }).focus();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  // Tab does not move the focus out of the dialog.
  for (let step = 0; step < 16; step++) {
    await page.keyboard.press('Tab');
    expect(await settings(page).evaluate((one) => one.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(banner(page).getByRole('button', { name: 'Choose' })).toBeFocused();
});

test('the banner takes no focus from who is typing', async ({ page }) => {
  await page.route('**/open-consent*.js', async (route) => {
    await page.locator('main input:visible').first().focus();
    await route.continue();
  });
  await page.goto('/check-address');
  await expect(banner(page)).toBeVisible();
  // The consent library moves the focus after the banner's animation, so wait for the animation.
  await page.waitForFunction(() => getComputedStyle(document.querySelector('#cc-main .cm')!).opacity === '1');
  await expect(page.locator('main input:visible').first()).toBeFocused();
});

test('Global Privacy Control is a no: nobody is asked, and only the chat can be allowed', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const asked = await outside(page, site.origin);
  await page.goto('/plans');
  await expect(page.locator('skein-enhancer[awake]#consent')).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(settings(page)).toContainText('Global Privacy Control');
  await expect(settings(page).getByRole('checkbox', { name: 'Analytics' })).toHaveCount(0);
  await press(page, 'Allow all');
  await page.goto('/support');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('a choice holds on the page of the chat', async ({ page, site }) => {
  const asked = await outside(page, site.origin);
  await page.goto('/cookies');
  await banner(page).getByRole('button', { name: 'Choose' }).click();
  await settings(page).getByRole('checkbox', { name: 'Chat' }).check({ force: true });
  await press(page, 'Save my choice');
  await page.goto('/chat');
  await expect.poll(() => asked).toEqual(['https://cdn.livechatinc.com/tracking.js']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [home, link, save, said] of [
    ['/', 'Cookie settings', 'Save my choice', 'Saved. Besides the necessary ones, you allow: Analytics.'],
    [
      '/intl/es',
      'Ajustes de cookies',
      'Guardar mi elección',
      'Además de las necesarias, permites: Estadísticas.',
    ],
  ] as const)
    test(`${home}: a page to choose on`, async ({ page }) => {
      await page.goto(home);
      await page.getByRole('link', { name: link }).first().click();
      await expect(page).toHaveURL(/\/cookies$/);
      await page.getByRole('checkbox').nth(1).check();
      await page.getByRole('button', { name: save }).click();
      await expect(page).toHaveURL(/\/cookies\?saved=analytics$/);
      await expect(page.getByRole('main').getByRole('status')).toContainText(said);
      const [kept] = (await page.context().cookies()).filter(({ name }) => name === 'skein_consent');
      expect(JSON.parse(decodeURIComponent(kept?.value ?? ''))).toMatchObject({
        categories: ['necessary', 'analytics'],
      });
    });
});
