import { GOOD } from './form-on-page.ts';
import { tagsOf, titleOf, type FormRow } from './form-row.ts';
import { FORM_ROWS } from './form-rows.ts';
import { expect, test } from './forms.fixture.ts';

/** Returns a form as screen readers get it: names, roles and states. */
function outline({ shown, button, title, labels, place }: FormRow, language: 'en' | 'es'): string {
  const optional = { en: 'Unit (optional)', es: 'Apto. (opcional)' }[language];
  const names = {
    email: { en: 'Email', es: 'Correo electrónico' }[language],
    street: { en: 'Street address', es: 'Dirección' }[language],
    unit: optional,
    zip: { en: 'ZIP code', es: 'Código postal' }[language],
  };
  const fields = shown.map((field, index) => {
    // A dialog focuses its first field. The focused street field offers suggestions, so it is a combobox.
    const role = place === 'dialog' && index === 0 && field === 'street' ? 'combobox' : 'textbox';
    return `  - ${role} "${labels?.[field]?.[language] ?? names[field]}"`;
  });
  const heading = title ? [`  - heading "${title[language]}" [level=2]`] : [];
  return [
    `- form "${(title ?? button)[language]}":`,
    ...heading,
    ...fields,
    `  - button "${button[language]}"`,
  ].join('\n');
}

for (const row of FORM_ROWS) {
  test.describe(titleOf(row), { tag: tagsOf(row) }, () => {
    test('by keyboard alone: fields in their order, the button, Enter', async ({ page, openForm }) => {
      const form = await openForm(row);
      await form.field(row.shown[0] ?? 'street').focus();
      for (const field of row.shown) {
        await expect(form.field(field)).toBeFocused();
        await page.keyboard.type(GOOD[field]);
        await page.keyboard.press('Tab');
      }
      await expect(form.button).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(form.field(row.shown.at(-1) ?? 'zip')).toBeFocused();
      await page.keyboard.press('Tab');
      await form.follow(() => page.keyboard.press('Enter'));
      expect(form.posts).toHaveLength(1);
    });

    test('by keyboard alone: what is wrong gets the focus, is fixed, and goes by Enter', async ({
      page,
      openForm,
    }) => {
      const form = await openForm(row);
      await form.button.focus();
      await page.keyboard.press('Space');
      for (const field of row.shown) {
        // The form decides which field gets the focus. The visitor types from there.
        const focused = form.root.locator('input:focus');
        await expect(focused).toHaveAttribute('aria-invalid', 'true');
        if (await form.field(field).evaluate((control) => control === document.activeElement)) break;
      }
      await form.fill();
      await expect(form.issues).toHaveCount(0);
      await form.field(row.shown.at(-1) ?? 'zip').focus();
      await form.follow(() => page.keyboard.press('Enter'));
    });

    for (const language of ['en', 'es'] as const)
      test(`has names for screen readers in ${language}`, async ({ openForm }) => {
        const form = await openForm(row, language);
        await expect(form.root).toMatchAriaSnapshot(outline(row, language));
        const fields = form.root.getByRole('textbox').or(form.root.getByRole('combobox'));
        await expect(fields).toHaveCount(row.shown.length);
      });

    test('what is wrong is said once, by one live region', async ({ page, openForm }) => {
      const form = await openForm(row);
      await form.awake();
      await page.evaluate(() => {
        const said: string[] = ((globalThis as unknown as { said: string[] }).said = []);
        const live = '[aria-live="polite"],[role="alert"],[role="status"]';
        new MutationObserver((changes) => {
          for (const { addedNodes, target } of changes)
            for (const node of addedNodes) {
              const inside = (target instanceof Element ? target : target.parentElement)?.closest(live);
              const own = node instanceof Element && node.matches(live);
              if ((inside ?? own) && node.textContent) said.push(node.textContent);
            }
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      await form.button.click();
      await expect(form.issues.first()).toBeAttached();
      const words = await form.issues.allTextContents();
      const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
      expect(said).toEqual(words);
    });
  });
}
