import type { Page } from '@playwright/test';
import { WAIT_MS } from '../../../../libs/test-level.ts';
import { GOOD, shownOf, FormOnPage } from './form-on-page.ts';
import { tagsOf, titleOf } from './form-row.ts';
import { FORM_ROWS, SERVED_ROWS } from './form-rows.ts';
import { expect, test } from './forms.fixture.ts';

/** Pastes a text as a visitor does, including other content of the clipboard. */
async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
  await page.keyboard.insertText(text);
}

for (const row of FORM_ROWS) {
  const first = row.shown[0] ?? 'street';
  test.describe(titleOf(row), { tag: tagsOf(row) }, () => {
    test('pasted with spaces around it, it is sent without them', async ({ page, openForm }) => {
      const form = await openForm(row);
      for (const field of row.shown) {
        await form.field(field).focus();
        await paste(page, field === 'zip' ? `  ${GOOD.zip}-1234  ` : ` ${GOOD[field]} `);
      }
      await form.follow(() => form.button.click());
      const sent = [...(form.posts[0]?.values() ?? [])];
      const { zip, ...others } = shownOf(row);
      expect(sent).toEqual(
        expect.arrayContaining([...Object.values(others), ...(zip ? [`${zip}-1234`] : [])]),
      );
    });

    test('Enter that ends a composed character does not send it', async ({ page, openForm }) => {
      const form = await openForm(row);
      await form.awake();
      const field = form.field(first);
      const session = await page.context().newCDPSession(page);
      await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
      await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
      await session.send('Input.insertText', { text: '日' });
      await expect(field).toHaveValue('日');
      expect(form.posts).toHaveLength(0);
      await expect(form.issues).toHaveCount(0);
    });

    test('at a zoom of 200 % everything of it can be seen and pressed', async ({ page, openForm }) => {
      const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
      // The size of the window in CSS px at this zoom. Pages do not have to fit into less than 320 px.
      await page.setViewportSize({ width: Math.max(width / 2, 320), height: Math.max(height / 2, 256) });
      const form = await openForm(row, 'es');
      await form.button.click();
      await expect(form.issues.first()).toBeAttached();
      for (const part of [...row.shown.map((field) => form.field(field)), form.button]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ ratio: 0.9 });
        await part.click({ trial: true });
      }
      const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
    });
  });
}

for (const row of SERVED_ROWS)
  test(
    `${titleOf(row)}: it and the dialog of its page do not mix`,
    { tag: '@full' },
    async ({ page, openForm }) => {
      const form = await openForm(row);
      await form.fill();
      const opener = page.locator('[data-action="open-address-check"]:visible').first();
      // The header hides its button when an open form has come into view, so the click may need a second try.
      await expect(() => opener.click({ timeout: WAIT_MS / 10 })).toPass();
      const [dialogRow] = FORM_ROWS;
      if (!dialogRow) throw new Error('no dialog');
      const dialog = new FormOnPage(page, dialogRow);
      await dialog.button.click();
      await expect(dialog.issues).toHaveCount(1);
      await expect(form.issues).toHaveCount(0);
      await dialog.field('street').fill('2 Not Yet Ln');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await form.typed()).toEqual(shownOf(row));
      await form.follow(() => form.button.click());
      expect(form.posts).toHaveLength(1);
      expect(form.posts[0]?.get('formEntryId')).toBe(row.entry);
    },
  );

test(
  'the dialog, closed and opened again, still holds what was typed',
  { tag: '@full' },
  async ({ page, openForm }) => {
    const [row] = FORM_ROWS;
    if (!row) throw new Error('no dialog');
    const form = await openForm(row);
    await form.fill();
    await form.field('street').press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await form.show();
    expect(await form.typed()).toEqual(shownOf(row));
    await form.follow(() => form.button.click());
  },
);

test(
  'the first Escape closes the suggestions, the second the dialog',
  { tag: '@full' },
  async ({ page, openForm }) => {
    const [row] = FORM_ROWS;
    if (!row) throw new Error('no dialog');
    const form = await openForm(row);
    await form.field('street').pressSequentially('1 ready');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(form.field('street')).toHaveValue('1 ready');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);
