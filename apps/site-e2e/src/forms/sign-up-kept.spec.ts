import type { Page } from '@playwright/test';
import { GOOD, shownOf, FormOnPage } from './form-on-page.ts';
import { SIGN_UP_ROWS } from './form-rows.sign-ups.ts';
import { expect, test } from './forms.fixture.ts';

// A visitor leaves an email together with a street: the next pages confirm the email, and do not ask for it
// again.

const ROWS = SIGN_UP_ROWS.filter(
  ({ shown, path }) => shown.includes('street') && !path.startsWith('/address/'),
);
const WORDS = {
  en: { kept: `We have kept your email: ${GOOD.email}.`, again: 'Check availability again' },
  es: { kept: `Guardamos tu correo: ${GOOD.email}.`, again: 'Ver cobertura otra vez' },
} as const;

const main = (page: Page) => page.getByRole('main');
const fits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

for (const width of [320, 360, 390])
  for (const language of ['en', 'es'] as const)
    for (const row of ROWS) {
      // The levels below `full` test only this case.
      const stands = width === 320 && language === 'es' && row.entry === 'form-chandler';
      const tag = stands ? ['@phone'] : ['@full', '@phone'];
      test.describe(`${row.entry} at ${width} px in ${language}`, { tag }, () => {
        test.use({ viewport: { width, height: 780 } });
        const { kept, again } = WORDS[language];

        test('keeps the email that came with a street, says so, and asks for none again', async ({
          page,
          openForm,
        }) => {
          const form = await openForm(row, language);
          await form.fill({ ...GOOD, street: '2 Not Yet Ln' });
          await form.follow(() => form.button.click(), '/address/not-yet');
          await expect(main(page)).toContainText(kept);
          await expect(main(page).locator('address')).toContainText('2 Not Yet Ln');
          await expect(main(page).locator('input[type=email]')).toHaveCount(0);
          await fits(page);
        });

        test('is found again with what was typed, where the address was not', async ({ page, openForm }) => {
          const typed = { ...GOOD, street: '1 Raedy Rd' };
          const form = await openForm(row, language);
          await form.fill(typed);
          await form.follow(() => form.button.click(), '/address/try-again');
          await expect(main(page)).toContainText(kept);
          await fits(page);
          await main(page).getByRole('link', { name: again }).click();
          const back = new FormOnPage(page, row, language);
          await expect(back.field('street')).toHaveValue(typed.street);
          expect(await back.typed()).toEqual(shownOf(row, typed));
          expect(page.url()).not.toMatch(/sam|Raedy/);
          await back.field('street').fill(GOOD.street);
          await back.follow(() => back.button.click());
          await expect(main(page)).toContainText(kept);
        });
      });
    }
