import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';

const tableOn = (page: Page) => page.locator('[data-comparison]').getByRole('table');
const rowsOn = (page: Page) => tableOn(page).getByRole('rowheader');

for (const [path, all, first] of [
  ['/compare', 'Show all eight questions', 'Show the first four'],
  ['/intl/es/compare', 'Ver las ocho preguntas', 'Ver solo las primeras cuatro'],
] as const)
  test(`@laptop ${path}: four rows, all, and four again, by keys and without React`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await expect(rowsOn(page)).toHaveCount(4);
    await page.getByRole('button', { name: all }).focus();
    await page.keyboard.press('Enter');
    await expect(rowsOn(page)).toHaveCount(8);
    const less = page.getByRole('button', { name: first });
    await expect(less).toBeFocused();
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(rowsOn(page)).toHaveCount(4);
    await expect(page.getByRole('button', { name: all })).toBeInViewport();
    expect(scripts.filter((script) => /runtime|react/i.test(script))).toEqual([]);
  });

for (const width of [390, 320])
  test(`@laptop ${width} px show every provider whole, and their names stay while one reads down`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/compare');
    await page.getByRole('button', { name: 'Show all eight questions' }).click();
    const table = tableOn(page);
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(table.getByRole('row').last().getByRole('cell')).toHaveCount(3);
    await rowsOn(page).last().scrollIntoViewIfNeeded();
    const last = table.getByRole('columnheader', { name: 'Phone line' });
    await expect(last).toBeInViewport({ ratio: 1 });
    const cut = await table.evaluate(
      (one, edge) =>
        [...one.querySelectorAll('td, thead th:not(:first-child)')].filter((cell) => {
          const { left, right } = cell.getBoundingClientRect();
          return left < 0 || right > edge || cell.scrollWidth > cell.clientWidth + 1;
        }).length,
      width,
    );
    expect(cut).toBe(0);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all rows are there, and no button', async ({ page }) => {
    await page.goto('/compare');
    await expect(rowsOn(page)).toHaveCount(8);
    await expect(page.locator('[data-toggle-rows]')).toBeHidden();
  });
});
