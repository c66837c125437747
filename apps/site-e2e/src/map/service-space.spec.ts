import { expect, test } from '../site.fixture.ts';

const PAGE = '/cities/austin/fiberspace';
const MAP_CODE = /maplibre|map-?engine|worker|create-map/i;

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-unsafe-swiftshader'] }),
});

test('the map of a shop is drawn when it is about to be seen, by code that no other page has', async ({
  page,
}) => {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto('/cities/austin');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => MAP_CODE.test(path))).toEqual([]);
  await page.goto(PAGE);
  const stage = page.locator('[data-space-map]');
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-map', 'drawn');
  expect(asked.filter((path) => MAP_CODE.test(path)).length).toBeGreaterThan(0);
  await expect(stage.getByRole('button', { name: /Fiberspace, Austin/ })).toBeVisible();
  await expect(page.locator('[data-words]', { hasText: /^(Open now|Closed)/ })).toBeVisible();
  expect(refused).toEqual([]);
});

test('without WebGL a picture stands in for the map, and everything else is there', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(PAGE);
  const stage = page.locator('[data-space-map]');
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-map', 'none');
  await expect(page.getByRole('link', { name: /201 Skein Row/ })).toBeVisible();
});

test('where to park is told in a popup that gives the focus back', async ({ page }) => {
  await page.goto(PAGE);
  const opener = page.getByRole('button', { name: 'See where to park' });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Where to park' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('search engines are told of the shop', async ({ request, site }) => {
  const html = await (await request.get(`${site.origin}${PAGE}`)).text();
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  expect(found).toContainEqual(
    expect.objectContaining({ '@type': 'LocalBusiness', name: 'Fiberspace, Austin' }),
  );
});
