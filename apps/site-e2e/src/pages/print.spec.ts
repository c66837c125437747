import { inSpanish, PAGES } from '../pages.ts';
import { expect, test } from '../site.fixture.ts';
import { paperFaults } from './on-paper.ts';
import { memoryOf } from './page-memory.ts';

/** What is left of a sheet of A4 between its margins, CSS px. */
const SHEET = { width: 703, height: 1017 };

for (const path of [...PAGES, '/404-please'].flatMap((page) => [page, inSpanish(page)])) {
  test(`${path} on paper: black on white, nothing over anything, no holes, links with their addresses`, async ({
    page,
    site,
    browser,
    complaints,
  }) => {
    complaints.expect(/status of 404/);
    const memory = await memoryOf(`print ${browser.version()}`, site.origin, path);
    if (memory.passed) return;
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    expect(await paperFaults(page, site.origin)).toEqual([]);
    memory.keep();
  });
}

test('a page is printed whole while a dialog is open, and without it', async ({ page, site }) => {
  await page.setViewportSize(SHEET);
  await page.goto('/support#checkaddress');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await paperFaults(page, site.origin)).toEqual([]);
  const clipped = await page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(clipped).toBe('visible');
});
