import type { Locator, Page } from '@playwright/test';
import type { FormOnPage } from './form-on-page.ts';
import { rowOf } from './form-rows.ts';
import { expect, test } from './forms.fixture.ts';

const dialogRow = rowOf('form-address-check');

const list = (page: Page) => page.getByRole('listbox');
const option = (page: Page, name: RegExp) => page.getByRole('option', { name });

async function toUnit(form: FormOnPage): Promise<void> {
  await form.field('street').pressSequentially('200 many doors');
  await option(form.page, /^200 Many Doors/).click();
  await expect(form.field('zip')).toHaveValue('78702');
  await form.field('unit').click();
  await expect(list(form.page)).toBeVisible();
}

/**
 * Whether two elements overlap. Measures both in one frame, because elements move between frames while the page
 * scrolls.
 */
async function overlap(first: Locator, second: Locator): Promise<boolean> {
  const beside = await second.elementHandle();
  if (!beside) throw new Error('nothing to see');
  return first.evaluate((element, other) => {
    const [a, b] = [element.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }, beside);
}

test('what a screen reader is told of an open list', async ({ openForm, page }) => {
  const form = await openForm(dialogRow);
  await form.field('street').pressSequentially('1 ready');
  await expect(option(page, /^1 Ready Rd/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(form.root).toMatchAriaSnapshot(`
    - combobox "Street address" [expanded]: 1 ready
    - listbox "Suggestions":
      - option /1 Ready Rd/ [selected]
    - status: /suggestion/
    - textbox "Unit (optional)"
    - textbox "ZIP code"
    - button "Check availability"
  `);
});

test('an option that is chosen by Enter fills in the field, with the caret at its end', async ({
  openForm,
  page,
}) => {
  const form = await openForm(dialogRow);
  const street = form.field('street');
  await street.pressSequentially('1 ready');
  await expect(option(page, /^1 Ready Rd/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.field('zip')).toHaveValue('78704');
  await expect(street).toBeFocused();
  await page.keyboard.type('!');
  await expect(street).toHaveValue('1 Ready Rd!');
  expect(form.posts).toEqual([]);
});

for (const language of ['en', 'es'] as const)
  test(`what a building has brought goes when its street is typed over, in ${language}; what was typed stays`, async ({
    openForm,
    page,
  }) => {
    const form = await openForm(dialogRow, language);
    await toUnit(form);
    await page.getByRole('option').first().click();
    await expect(form.field('unit')).not.toHaveValue('');
    await form.field('street').fill('1 Ready');
    await expect(form.field('unit')).toHaveValue('');
    await expect(form.field('zip')).toHaveValue('');

    await option(page, /^1 Ready Rd/).click();
    await expect(form.field('zip')).toHaveValue('78704');
    await form.field('unit').fill('7');
    await form.field('zip').fill('78705');
    await form.field('street').fill('2 Not Yet');
    await expect(form.field('unit')).toHaveValue('7');
    await expect(form.field('zip')).toHaveValue('78705');
  });

test('Tab and Shift+Tab stay in the dialog', async ({ openForm, page }) => {
  const form = await openForm(dialogRow);
  await expect(form.field('street')).toBeFocused();
  const inside = () =>
    page.evaluate(() => {
      const { activeElement: active, body } = document;
      // Between the last and the first control, Tab stops at the browser's own controls.
      return active === body || active?.closest('dialog') !== null;
    });
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(key);
      expect(await inside(), `${key}, ${step}`).toBe(true);
    }
});

test('what is typed over an active option stays, and Enter sends it', async ({ openForm, page }) => {
  const form = await openForm(rowOf('form-check-address'));
  await form.field('street').pressSequentially('1 read');
  await expect(option(page, /^1 Ready Rd/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('w');
  await page.keyboard.press('Enter');
  await expect(form.field('street')).toHaveValue('1 readw');
  await expect(form.issues).toHaveCount(1);
});

test('keys with Shift work in the text, Alt with an arrow on the list', async ({ openForm, page }) => {
  const form = await openForm(dialogRow);
  const street = form.field('street');
  await street.pressSequentially('1 ready');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(street).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  expect(
    await street.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
  ).toEqual([0, 7]);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(list(page)).toBeVisible();
});

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 844],
  [768, 1024],
] as const)
  test(
    `at ${width} px the doors of a building do not lie on the button`,
    { tag: '@phone' },
    async ({ openForm, page }) => {
      await page.setViewportSize({ width, height });
      for (const row of [dialogRow, rowOf('form-check-address')]) {
        const form = await openForm(row);
        await toUnit(form);
        await expect.poll(() => overlap(list(page), form.button)).toBe(false);
        await form.button.click({ trial: true });
      }
    },
  );

test(
  'doors stay at their field while the page scrolls and turns, and go with it',
  { tag: '@phone' },
  async ({ openForm, page }) => {
    const form = await openForm(rowOf('form-check-address'));
    await toUnit(form);
    const gap = async () => {
      const parts = [form.field('unit'), form.root.locator('label', { hasText: 'Unit' }), list(page)];
      const [field, label, doors] = await Promise.all(parts.map((part) => part.boundingBox()));
      if (!field || !label || !doors) throw new Error('nothing to see');
      return (
        Math.abs(doors.x - field.x) +
        Math.min(Math.abs(doors.y - field.y - field.height), Math.abs(doors.y + doors.height - label.y))
      );
    };
    await page.mouse.wheel(0, 60);
    await expect.poll(gap).toBeLessThan(8);
    await page.setViewportSize({ width: 844, height: 390 });
    // Phones scroll the focused field into view in the same way.
    await form.field('unit').scrollIntoViewIfNeeded();
    await expect.poll(gap).toBeLessThan(8);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(list(page)).toBeHidden();
  },
);

for (const language of ['en', 'es'] as const)
  for (const row of [dialogRow, rowOf('form-check-address'), rowOf('form-internet')])
    test(
      `${row.entry} above the keyboard of a phone: field and message are in view together, in ${language}`,
      { tag: ['@phone', ...(language === 'en' && row === dialogRow ? ['@quick'] : [])] },
      async ({ openForm, page }) => {
        await page.setViewportSize({ width: 320, height: 568 });
        const form = await openForm(row, language);
        await form.field('street').fill('1 Ready Rd');
        // The part of the window that the on-screen keyboard leaves free.
        await page.setViewportSize({ width: 320, height: 290 });
        await form.field('street').press('Enter');
        const zip = form.field('zip');
        await expect(zip).toBeFocused();
        const words = (await form.issues.first().textContent()) ?? '';
        // The first copy of the message is at the field, the other in the live region.
        const message = form.root.getByText(words).first();
        await expect(message).toBeInViewport({ ratio: 1 });
        await expect(zip).toBeInViewport({ ratio: 1 });
        const [field, said] = await Promise.all([zip.boundingBox(), message.boundingBox()]);
        expect((said?.y ?? 0) - (field?.y ?? 0)).toBeLessThan(120);
      },
    );

test('the dialog focuses its first field each time, and forgets what was wrong', async ({
  openForm,
  page,
}) => {
  const form = await openForm(dialogRow);
  await expect(form.field('street')).toBeFocused();
  await form.button.click();
  await expect(form.issues).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await form.show();
  await expect(form.field('street')).toBeFocused();
  await expect(form.issues).toHaveCount(0);
  await expect(form.root.locator('[aria-invalid]')).toHaveCount(0);
});

test('opened by the hash of the address, the dialog gives the focus to a part of the page', async ({
  page,
}) => {
  await page.goto('/support#checkaddress');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator(':focus')).toBeInViewport();
  await expect(page.locator('body:focus')).toHaveCount(0);
});
