import { inSpanish, NOWHERE } from '../pages.ts';
import { expect, test } from '../site.fixture.ts';

for (const path of [NOWHERE, inSpanish(NOWHERE)])
  test(`@quick ${path}: a page with a way on`, async ({ page, complaints }) => {
    complaints.expect(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
