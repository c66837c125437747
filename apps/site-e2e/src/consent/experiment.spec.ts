import type { Browser, Page } from '@playwright/test';
import { watchShifts } from '../layout-shifts.ts';
import { expect, test } from '../site.fixture.ts';

test.use({ siteEnv: { TAG_MANAGER_ID: 'GTM-E2E', PREVIEW_SECRET: 'e2e-preview-secret' } });

const PATH = '/switching';
const TITLES = { promise: 'We’ll send it back.', errand: 'One errand less for you.' } as const;
type Variation = keyof typeof TITLES;

const isShown = (page: Page, variation: Variation) =>
  page.getByRole('heading', { name: TITLES[variation] }).isVisible();
const exposures = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { dataLayer: { event?: string; variation?: string }[] }).dataLayer
      .filter(({ event }) => event === 'experiment_exposure')
      .map(({ variation }) => variation),
  );

/** Opens the page as new visitors until one gets the variation. */
async function visitorOf(browser: Browser, baseURL: string, variation: Variation): Promise<Page> {
  for (;;) {
    const context = await browser.newContext({ baseURL });
    await context.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
    const page = await context.newPage();
    await page.goto(PATH);
    if (await isShown(page, variation)) return page;
    await context.close();
  }
}

for (const variation of ['promise', 'errand'] as const)
  test(`a visitor of “${variation}” sees it from the cache, without a shift, and is counted once`, async ({
    browser,
    site,
  }) => {
    const page = await visitorOf(browser, site.origin, variation);
    const shifts = await watchShifts(page);
    const again = await page.goto(PATH);
    expect(await isShown(page, variation)).toBe(true);
    const headers = again?.headers() ?? {};
    expect(headers['x-skein-cache'] ?? 'hit').toBe('hit');
    expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(headers['set-cookie']).toBeUndefined();
    await page.getByRole('heading', { name: TITLES[variation] }).scrollIntoViewIfNeeded();
    await expect(page.locator('skein-enhancer[awake]#switching-old-box-experiment')).toBeAttached();
    expect(await shifts()).toBe(0);
    // The page does not count visitors before they allow it.
    expect(await exposures(page)).toEqual([]);
    await page.getByRole('button', { name: 'Allow all' }).click();
    await expect.poll(() => exposures(page)).toEqual([variation]);
    await page.reload();
    await page.getByRole('heading', { name: TITLES[variation] }).scrollIntoViewIfNeeded();
    await expect(page.locator('skein-enhancer[awake]#switching-old-box-experiment')).toBeAttached();
    expect(await exposures(page)).toEqual([]);
    await page.context().close();
  });

test('an editor looks at each variation', async ({ page }) => {
  await page.goto(`/preview-mode?secret=e2e-preview-secret&path=${PATH}`);
  const bar = page.getByRole('complementary', { name: /Preview/ });
  await expect(bar).toContainText('old_box_title');
  for (const variation of ['errand', 'promise'] as const) {
    await bar.getByRole('link', { name: variation }).click();
    await expect(page.getByRole('heading', { name: TITLES[variation] })).toBeVisible();
    await expect(bar.getByRole('link', { name: variation })).toHaveAttribute('aria-current', 'true');
  }
});
