import { expect, test } from '../site.fixture.ts';

for (const [language, path, stateLabel, cityLabel, button] of [
  ['English', '/review', 'State', 'City', /Write a review/],
  ['Spanish', '/intl/es/review', 'Estado', 'Ciudad', /Escribir una reseña/],
] as const)
  test(`@laptop a state, a city, and off in a new tab, in ${language}`, async ({ page, context }) => {
    await context.route('https://reviews.example/**', (route) => route.fulfill({ body: 'Reviews' }));
    await page.goto(path);
    await expect(page.locator('main skein-enhancer')).toHaveAttribute('awake');
    const write = page.locator('main').getByRole('button', { name: button });
    // Each state has its own list of cities. The page shows only one of these lists.
    const city = page.getByLabel(cityLabel, { exact: true }).filter({ visible: true });
    await expect(write).toBeDisabled();
    await page.getByLabel(stateLabel, { exact: true }).selectOption('Texas');
    await expect(write).toBeDisabled();
    await city.selectOption('Austin');
    const [tab] = await Promise.all([context.waitForEvent('page'), write.click()]);
    await tab.waitForURL('https://reviews.example/skein-fiber-austin');
    const layer = await page.evaluate(() => (globalThis as unknown as { dataLayer: object[] }).dataLayer);
    expect(layer).toContainEqual(
      expect.objectContaining({ event: 'review', action: 'write-review', state: 'Texas', city: 'Austin' }),
    );
    await page.getByLabel(stateLabel, { exact: true }).selectOption('Florida');
    await expect(city).toHaveValue(/miami$/);
    await expect(write).toBeEnabled();
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every city is a link', async ({ page }) => {
    await page.goto('/review');
    await expect(page.getByRole('link', { name: /Austin/ }).first()).toHaveAttribute('target', '_blank');
    await expect(page.locator('main select').first()).toBeHidden();
  });
});
