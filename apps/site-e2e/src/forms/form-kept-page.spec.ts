import { shownOf } from './form-on-page.ts';
import { titleOf } from './form-row.ts';
import { FORM_ROWS } from './form-rows.ts';
import { expect, test } from './forms.fixture.ts';

const executablePath = process.env['WHOLE_CHROMIUM_PATH'];

// Turns on the back/forward cache, in which browsers keep the pages that visitors leave. Playwright turns it
// off by default.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(executablePath !== undefined && { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});
test.skip(executablePath === undefined, 'The Chromium without a screen keeps no pages.');

// A form whose post leads to its own page leaves no earlier page to go back to.
for (const row of FORM_ROWS.filter(({ path, result }) => path !== result))
  test(
    `${titleOf(row)}: Back from the answer, what was typed is there and can be sent`,
    { tag: '@full' },
    async ({ page, openForm }) => {
      const form = await openForm(row);
      await form.fill();
      await page.evaluate(() => ((globalThis as unknown as { kept: boolean }).kept = true));
      await form.follow(() => form.button.click());
      await page.evaluate(() => history.back());
      await expect
        .poll(
          () =>
            page
              .evaluate(() => (globalThis as unknown as { kept?: boolean }).kept)
              // The evaluation fails while one page replaces the other.
              .catch((error: Error) => error.message),
          'is the kept page',
        )
        .toBe(true);
      await expect(form.button).toBeVisible();
      await expect(form.button).not.toHaveAttribute('aria-busy');
      expect(await form.typed()).toEqual(shownOf(row));
      await form.follow(() => form.button.click());
      expect(form.posts).toHaveLength(2);
    },
  );
