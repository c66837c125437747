import { expect, test } from '../site.fixture.ts';

test.use({ javaScriptEnabled: false });

/** Seen by customers only, whom a page without script does not know. */
const APP = '/app?';

test('@laptop home reads whole, and every link of it leads somewhere', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Skein Fiber');
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  const internal = hrefs.filter((href) => href.startsWith('/'));
  expect(internal.length).toBeGreaterThan(5);
  for (const href of internal) expect((await request.get(href)).status(), href).toBe(200);
  await expect(page.locator(`a[href^="${APP}"]`).filter({ visible: true })).toHaveCount(0);
});

test('a check-availability button leads to the address page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').locator('a[href="/check-address"]').first().click();
  await expect(page).toHaveURL(/\/check-address$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the language link leads to the same page and back', async ({ page }) => {
  await page.goto('/support');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: /Español|Spanish/ }).click();
  await expect(page).toHaveURL(/\/intl\/es\/support$/);
  await footer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^s]\/support$/);
});
