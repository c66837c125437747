import { expect, test } from '../site.fixture.ts';

const KEY = 'maps-key-of-the-browser-test';

test.use({ siteEnv: { GOOGLE_MAPS_API_KEY: KEY } });

test('with a key the map of a shop is Google’s, and a picture stands in when their script does not come', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load|ERR_FAILED/);
  const asked: URL[] = [];
  // The request comes this far only if the page's content security policy allows Google's hosts.
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked.push(new URL(route.request().url()));
    return route.abort('failed');
  });
  await page.goto('/cities/austin/fiberspace');
  const stage = page.locator('[data-space-map]');
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-map', 'none');
  expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('key')])).toContainEqual([
    '/maps/api/js',
    KEY,
  ]);
  await expect(page.getByRole('link', { name: /201 Skein Row/ })).toBeVisible();
});
