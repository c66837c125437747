import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { holdScripts } from '../hold-scripts.ts';
import { inSpanish } from '../pages.ts';
import { expect, test } from '../site.fixture.ts';

const CAMPAIGN = 'utm_campaign=spring&utm_medium=email&utm_source=letter&utm_content=foot&pt=77&mt=8';
const PLAY = 'https://play.google.com/store/apps/details';
const APP = 'https://apps.apple.com/us/app/skein-fiber/id0000000000';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1';
const AGENTS = [
  {
    name: 'an Android phone',
    agent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
    touchPoints: 5,
    button: 'Get it for Android',
  },
  {
    name: 'an iPhone',
    agent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
    touchPoints: 5,
    button: 'Get it for iPhone',
  },
  {
    name: 'an iPad that says it is a Mac',
    agent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`,
    touchPoints: 5,
    button: 'Get it for iPhone',
  },
  {
    name: 'a Mac',
    agent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`,
    touchPoints: 0,
    button: undefined,
  },
] as const;

/** The links to the app stores in the page's hero. The QR codes further down the page behave in the same way. */
const stores = (page: Page) => page.locator('[data-app-stores]').first();
const buttons = (page: Page) => stores(page).locator('[data-button-of] a:visible');
const badge = (page: Page, name: string) => stores(page).getByRole('link', { name: new RegExp(`${name}$`) });

/** Answers all requests to the stores, because the test checks only the requested addresses. */
async function standIn(page: Page) {
  for (const host of ['play.google.com', 'apps.apple.com'])
    await page.route(`https://${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A store</title>' }),
    );
}
const labels = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string; label?: string }[] }).dataLayer ?? [])
      .filter(({ event }) => event === 'push_to_app')
      .map(({ label }) => label),
  );

for (const { name, agent, touchPoints, button } of AGENTS)
  test.describe(`the app, on ${name}`, () => {
    test.use({ userAgent: agent });
    test.beforeEach(async ({ page }) => {
      await standIn(page);
      await page.addInitScript((points) => {
        Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => points });
      }, touchPoints);
    });

    test('leads to its store and tells it of the campaign', async ({ page }) => {
      await page.goto(`/app?${CAMPAIGN}`);
      await expect(stores(page)).toHaveAttribute('data-device', /./);
      await expect(buttons(page)).toHaveText(button === undefined ? [] : [button]);

      const play = new URL((await badge(page, 'Play Store').getAttribute('href')) ?? '');
      expect(play.origin + play.pathname).toBe(PLAY);
      expect(Object.fromEntries(new URLSearchParams(play.searchParams.get('referrer') ?? ''))).toEqual({
        utm_campaign: 'spring',
        utm_medium: 'email',
        utm_source: 'letter',
        utm_content: 'foot',
      });
      const app = new URL((await badge(page, 'App Store').getAttribute('href')) ?? '');
      expect(app.origin + app.pathname).toBe(APP);
      expect(Object.fromEntries(app.searchParams)).toEqual({
        ...Object.fromEntries(new URLSearchParams(CAMPAIGN)),
        ct: 'spring',
      });

      // Keeps the page open, because its data layer is lost when the visitor leaves.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
      if (button !== undefined) await buttons(page).click();
      await badge(page, 'Play Store').click();
      await badge(page, 'App Store').click();
      expect(await labels(page)).toEqual([
        ...(button === undefined ? [] : [button]),
        'Play store',
        'App store',
      ]);
    });

    test('is left for the store by a press', async ({ page }) => {
      await page.goto(`/app?${CAMPAIGN}`);
      await expect(stores(page)).toHaveAttribute('data-device', /./);
      if (button === undefined) await badge(page, 'Play Store').click();
      else await buttons(page).click();
      await expect(page).toHaveTitle('A store');
      const left = new URL(page.url());
      if (left.hostname === 'play.google.com')
        expect(left.searchParams.get('referrer')).toContain('utm_campaign=spring');
      else expect(left.searchParams.get('pt')).toBe('77');
    });
  });

test.describe('the app, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows both stores, with the campaign of the page itself', async ({ page }) => {
    await page.goto(`/intl/es/app?${CAMPAIGN}`);
    await expect(badge(page, 'Play Store')).toHaveAttribute('href', /referrer=utm_campaign%3Dapp-page$/);
    await expect(badge(page, 'App Store')).toHaveAttribute('href', /ct=app-page$/);
    await expect(buttons(page)).toHaveCount(0);
  });
});

test('@laptop has codes of 132 px and badges of 132 by 39, and nothing for axe to say', async ({ page }) => {
  await page.goto('/app');
  const codes = page.locator('[data-qr]:visible');
  const wide = (page.viewportSize()?.width ?? 0) > 640;
  await expect(codes).toHaveCount(wide ? 4 : 0);
  for (const code of await codes.all())
    expect(await code.boundingBox()).toMatchObject({ width: 132, height: 132 });
  for (const one of await page.locator('[data-badge]').all())
    expect(await one.boundingBox()).toMatchObject({ width: 132, height: 39 });
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

for (const path of ['/cities/austin/support', inSpanish('/cities/austin/support')])
  test(`a link of ${path} tells the help center of the city, also before any script has come`, async ({
    page,
    context,
  }) => {
    await holdScripts(page);
    await page.goto(path);
    await page.locator('[data-city-info]').getByRole('link').first().click();
    await expect(page).toHaveURL(/network-status$/);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'city-info')?.value).toBe('austin');
  });

for (const [path, hero] of [
  ['/product/tv', '[data-analytics-id="tv-hero"]'],
  ['/product/tv/choice', '[data-analytics-id="tv-choice-hero"]'],
] as const)
  for (const prefix of ['', '/intl/es'])
    test(`@laptop ${prefix}${path} has the hero of its path, and is marked in the bar`, async ({ page }) => {
      await page.goto(prefix + path);
      await expect(page.locator(hero).first()).toBeVisible();
      const current = page.locator('main nav a[aria-current=page]');
      await expect(current).toHaveAttribute('href', prefix + path);
    });
