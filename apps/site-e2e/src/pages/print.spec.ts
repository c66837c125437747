import { NOWHERE, ONE_OF_EACH_KIND, pagesAtLevels } from '../pages.ts';
import { expect, test } from '../site.fixture.ts';
import { ANSWERED, QUIZ } from '../quiz/quiz-on-page.ts';
import { paperFaults } from './on-paper.ts';
import { sheetFaults } from './on-sheets.ts';
import { untilWhole } from '../until-whole.ts';

/** Size of a sheet of A4 without its margins, CSS px. */
const SHEET = { width: 703, height: 1017 };
/** Sheets of different heights, because paper, margins and fonts decide where a sheet ends. */
const SHEETS = Array.from({ length: 15 }, (_, step) => ({ ...SHEET, height: 860 + 16 * step }));

for (const { path, tag } of pagesAtLevels({ quick: ONE_OF_EACH_KIND }))
  test(
    `${path} on paper: black on white, nothing over anything, no holes, main links with their addresses, no heading alone at a sheet’s foot`,
    { tag },
    async ({ page, site, complaints }) => {
      if (path.endsWith(NOWHERE)) complaints.expect(/status of 404/);
      await page.setViewportSize(SHEET);
      await page.emulateMedia({ media: 'print' });
      await page.goto(path);
      // A browser also waits for the complete page before it prints.
      await untilWhole(page);
      expect(await paperFaults(page, site.origin)).toEqual([]);
      for (const sheet of [SHEET, ...SHEETS])
        expect(await sheetFaults(page, sheet), `${sheet.height} px high`).toEqual([]);
    },
  );

for (const step of ['2', 'result'])
  test(`the quiz on paper, step ${step}`, async ({ page, site }) => {
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    await page.goto(`${QUIZ}${ANSWERED}&step=${step}`);
    await untilWhole(page);
    expect(await paperFaults(page, site.origin)).toEqual([]);
    expect(await sheetFaults(page, SHEET)).toEqual([]);
  });

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
