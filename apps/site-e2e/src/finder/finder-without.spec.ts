import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withoutBootScript } from '../boot-script.ts';
import { expect, test } from '../site.fixture.ts';
import { DATA, FINDER, openFinder, touchFinder } from './finder-on-page.ts';

for (const prefix of ['', '/intl/es'])
  test.describe(`${prefix}${FINDER} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('@laptop lists, pages, filters, searches and opens by links and a form', async ({ page }) => {
      await page.goto(prefix + FINDER);
      const cards = page.locator('a[data-apartment]');
      await expect(cards).toHaveCount(10);
      const first = await cards.first().innerText();
      await page.locator('a[rel=next]').click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(cards.first()).not.toHaveText(first);

      await page.locator('[data-finder] details summary').first().click();
      await page.locator('[data-finder] details[open] li a').nth(1).click();
      await expect(page).toHaveURL(/\?neighborhood=[a-z-]+$/);
      await page.getByRole('searchbox').fill('the');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/\?neighborhood=[a-z-]+&q=the$/);
      await expect(page.locator('[data-list-title]')).not.toHaveText('Austin');
      const name = await cards.first().innerText();
      await cards.first().click();
      await expect(page.locator('[data-building] h2').first()).toHaveText(name);
      await page.locator('[data-building] a[data-close]').first().click();
      await expect(page).toHaveURL(/\?neighborhood=[a-z-]+&q=the$/);
      await expect(page.locator('[data-still]')).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Show the map|Mostrar el mapa)$/ })).toBeHidden();
    });
  });

test('a finder whose script does not come says that it has no map, and of none that it loads', async ({
  page,
  complaints,
}) => {
  complaints.expect(/island|Failed to load|Failed to fetch/);
  await page.route(/\/apartment-finder[^/]*\.js/, (route) => route.abort());
  await page.goto(FINDER);
  await expect(page.locator('skein-island[given-up] [data-finder]')).toBeVisible();
  await expect(page.getByText('Loading the map…')).toBeHidden();
  await expect(page.getByText('We can’t show the map here.')).toBeVisible();
  await expect(page.locator('[data-still]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden();
});

test.describe('when the data does not arrive', () => {
  for (const [what, answer] of [
    ['404', { status: 404, body: '{}' }],
    ['500', { status: 500, body: '' }],
    ['an empty file', { status: 200, body: '' }],
    ['half a file', { status: 200, body: '[{"Building Name":"Ki' }],
    ['another type', { status: 200, body: '"words"' }],
  ] as const)
    test(`after ${what} the page says so, links still lead on, and trying again helps`, async ({
      page,
      complaints,
    }) => {
      complaints.expect(/apartment data|Failed to load resource/);
      await page.route(DATA, (route) => route.fulfill(answer));
      await page.goto(FINDER);
      const alert = (await touchFinder(page)).getByRole('alert');
      await expect(alert).toContainText('couldn’t load');
      await expect(page.locator('a[data-apartment]')).toHaveCount(10);
      await page.unroute(DATA);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('[data-finder]')).toHaveAttribute('data-finder', 'ready');
      await expect(alert).toHaveCount(0);
    });

  test('a file of 100 MB is read no further than it may be, and the page says so', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/apartment data/);
    const MB = 1024 * 1024;
    let sentMb = 0;
    const host = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const blank = Buffer.alloc(MB, ' ');
      const more = () => {
        if (response.destroyed || sentMb >= 100) return void response.end();
        sentMb++;
        response.write(blank, more);
      };
      more();
    });
    await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
    const { port } = host.address() as AddressInfo;
    await page.route(DATA, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
    await page.goto(FINDER);
    await expect((await touchFinder(page)).getByRole('alert')).toContainText('couldn’t load');
    await expect(page.locator('a[data-apartment]')).toHaveCount(10);
    expect(sentMb).toBeGreaterThanOrEqual(32);
    expect(sentMb).toBeLessThan(100);
    host.closeAllConnections();
    host.close();
  });
});

for (const query of [
  '?apartment=%27%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '?apartment=1e99%7CNaN',
  '?apartment=33.749000%7C-84.388000',
  '?neighborhood=%27%20OR%201=1--',
  '?neighborhood=%3Cimg%20src=x%20onerror=alert(1)%3E',
  '?neighborhood=buckhead',
  '?page=-1&q=%00%ff',
])
  test(`${query} shows the list, and nothing of what it says`, async ({ page }) => {
    const response = await page.goto(FINDER + query);
    expect(response?.status()).toBe(200);
    expect(withoutBootScript((await response?.text()) ?? '')).not.toMatch(/onerror|alert\(1\)/);
    const { cards, detail } = await openFinder(page, FINDER + query);
    await expect(cards).toHaveCount(10);
    await expect(detail).toHaveCount(0);
  });
