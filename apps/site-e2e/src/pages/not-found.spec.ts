import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../site.fixture.ts';

for (const path of ['/404-please', '/intl/es/404-please']) {
  test(`@quick ${path}: a page with a way on, and axe finds nothing`, async ({ page, complaints }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // The browser itself reports the status of the page.
    complaints.list.splice(0);
  });
}
