import { checkForm, forms, messageTexts, type FormDefinition } from '@skein/forms/contract';
import { GOOD, shownOf, type Language } from './form-on-page.ts';
import { tagsOf, titleOf } from './form-row.ts';
import { SERVED_ROWS } from './form-rows.ts';
import { expect, test } from './forms.fixture.ts';

test.use({ javaScriptEnabled: false });

const TITLES = { en: 'Almost there. Check these again', es: 'Casi. Échale otro vistazo' };
/** Values that differ by language, because a service treats two equal forms within minutes as one post. */
const OWN: Record<Language, typeof GOOD | object> = { en: {}, es: { email: 'ana@example.com', unit: '5' } };
const BAD = { email: 'sam@example', street: '1 Ready Rd', unit: '4', zip: '7870' };

for (const row of SERVED_ROWS) {
  test.describe(`${titleOf(row)}, without script`, { tag: tagsOf(row) }, () => {
    for (const language of ['en', 'es'] as const) {
      const typed = { ...GOOD, ...OWN[language] };

      test(`posts as a page, and the answer is a page in ${language}`, async ({ page, openForm }) => {
        const form = await openForm(row, language);
        await form.fill(typed);
        await form.follow(() => form.button.click());
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
        expect(form.posts).toHaveLength(1);
      });

      test(`a refused post comes back filled in, in ${language}, and can be sent`, async ({
        page,
        openForm,
        complaints,
      }) => {
        complaints.expect(/status of 422/);
        const issues = checkForm(forms[row.form] as FormDefinition, BAD, row.shown);
        const form = await openForm(row, language);
        await form.fill(BAD);
        // Acts like a browser that does not check forms.
        await form.root.evaluate((root: HTMLFormElement) => (root.noValidate = true));
        await form.button.click();
        await expect(page).toHaveTitle(new RegExp(`^${TITLES[language]}`));
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(form.issues).toHaveText(issues.map(({ message }) => messageTexts[message][language]));
        expect(await form.typed()).toEqual(shownOf(row, BAD));
        for (const { field } of issues)
          await expect(form.field(field)).toHaveAttribute('aria-invalid', 'true');
        await form.fill(typed);
        await form.follow(() => form.button.click());
      });
    }
  });
}
