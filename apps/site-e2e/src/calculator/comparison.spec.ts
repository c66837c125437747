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

test('a phone keeps the names of providers and of features in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/compare');
  await page.getByRole('button', { name: 'Show all eight questions' }).click();
  const frame = page.locator('[data-comparison] [role=region]');
  await frame.scrollIntoViewIfNeeded();
  const room = await frame.evaluate((element) => {
    element.scrollTo({ left: 1000, top: 1000, behavior: 'instant' });
    const edges = element.getBoundingClientRect();
    const head = element.querySelector('thead th:last-child')?.getBoundingClientRect();
    const name = element.querySelector('tbody tr:last-child th')?.getBoundingClientRect();
    return {
      scrolled: [element.scrollLeft > 0, element.scrollTop > 0],
      headBelowEdge: Math.round((head?.top ?? 0) - edges.top),
      nameBesideEdge: Math.round((name?.left ?? 0) - edges.left),
    };
  });
  expect(room.scrolled).toEqual([true, true]);
  expect(room.headBelowEdge).toBeLessThanOrEqual(2);
  expect(room.nameBesideEdge).toBeLessThanOrEqual(2);
  expect(room.headBelowEdge).toBeGreaterThanOrEqual(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all rows are there, and no button', async ({ page }) => {
    await page.goto('/compare');
    await expect(rowsOn(page)).toHaveCount(8);
    await expect(page.locator('[data-toggle-rows]')).toBeHidden();
  });
});
