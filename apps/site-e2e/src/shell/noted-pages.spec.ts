import { expect, test } from '../site.fixture.ts';

test('every page that a test opens is noted, whoever opens it', async ({
  page,
  browser,
  request,
  site,
  opened,
}) => {
  await page.goto('/legal/privacy');
  const context = await browser.newContext({ baseURL: site.origin });
  await (await context.newPage()).goto('/legal/terms');
  await context.close();
  await request.get('/moving');
  expect([...opened]).toEqual(['/legal/privacy', '/legal/terms', '/moving']);
});
