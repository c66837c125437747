import {
  forms,
  fieldToFocus,
  messageTexts,
  type FormDefinition,
  type FormField,
} from '@skein/forms/contract';
import { formCases } from '@skein/forms/testing';
import { GOOD } from './form-on-page.ts';
import { tagsOf, titleOf, type FormRow } from './form-row.ts';
import { FORM_ROWS } from './form-rows.ts';
import { expect, test } from './forms.fixture.ts';

/**
 * Returns the invalid cases for the fields of a form. A unit is never invalid, so cases with a unit also fit
 * forms without one.
 */
function refused({ form, shown }: FormRow) {
  const asked = (field: string) => field !== 'unit' || shown.includes('unit');
  return formCases.filter(
    ({ form: id, values, issues }) =>
      id === form && issues.length > 0 && Object.keys(values).filter(asked).join() === shown.join(),
  );
}

for (const row of FORM_ROWS) {
  const cases = refused(row);
  test.describe(titleOf(row), { tag: tagsOf(row) }, () => {
    for (const language of ['en', 'es'] as const) {
      test(`says in ${language} what is wrong, where, once, and sends nothing`, async ({ openForm }) => {
        expect(cases.length).toBeGreaterThan(0);
        const form = await openForm(row, language);
        for (const { about, values, issues } of cases) {
          await test.step(about, async () => {
            await form.autofill(values);
            await expect(form.issues, 'forgotten with the edit').toHaveCount(0);
            await form.button.click();
            await expect(form.issues).toHaveText(
              issues.map(({ message }) => messageTexts[message][language]),
            );
            const marked: FormField[] = issues.map(({ field }) => field);
            for (const field of row.shown) {
              const control = form.field(field);
              if (!marked.includes(field)) await expect(control).not.toHaveAttribute('aria-invalid');
              else await expect(control).toHaveAttribute('aria-invalid', 'true');
            }
            const [first] = issues;
            if (first) {
              await expect(form.field(first.field)).toHaveAccessibleDescription(
                messageTexts[first.message][language],
              );
            }
            const focus = fieldToFocus(forms[row.form] as FormDefinition, values, issues, row.shown);
            await expect(form.field(focus ?? 'zip')).toBeFocused();
          });
        }
        expect(form.posts).toEqual([]);
        await form.autofill(GOOD);
        await form.button.click();
        await expect.poll(() => form.posts.length).toBe(1);
      });
    }
  });
}
