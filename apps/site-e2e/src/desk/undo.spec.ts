import { expect, test } from '../site.fixture.ts';
import { allSaved, expectAccessible, openDesk } from './desk-screen.ts';

// Editing needs a site of its own.
test.use({ siteEnv: {}, locale: 'en-US' });
test.skip(({ isMobile }) => isMobile, 'the desk needs 1024 px');

test(
  'undo stays on the page, and all drafts of a page are discarded after a question',
  { tag: '@laptop' },
  async ({ page }) => {
    const { rows, dialog } = await openDesk(page, '/suppliers');
    const title = page.getByRole('textbox', { name: 'Title, English', exact: true });
    const undo = page.getByRole('button', { name: 'Undo' });
    const changed = rows.filter({ hasText: 'changed' });
    await rows.nth(0).getByRole('button').click();
    await title.fill('Changed elsewhere.');
    await allSaved(page);

    const search = page.getByRole('searchbox', { name: 'Find a page' });
    await search.fill('/labs');
    await page
      .getByRole('button', { name: /^\/labs/ })
      .first()
      .click();
    await search.fill('');
    await rows.nth(0).getByRole('button').click();
    await expect(undo).toBeDisabled();
    const before = await title.inputValue();
    await title.fill('A slip.');
    await allSaved(page);
    await expect(changed).toHaveCount(1);
    await page.keyboard.press('Control+KeyZ');
    await expect(title).toHaveValue(before);
    await expect(undo).toBeDisabled();
    await allSaved(page);
    await expect(changed).toHaveCount(0);

    await title.fill(`${before} At last.`);
    await allSaved(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog.locator('ins').first()).toHaveText(' At last.');
    await dialog.getByRole('button', { name: 'Discard all drafts of this page' }).click();
    await expect(dialog.getByText(/^All of these go back to what visitors see/)).toBeVisible();
    await expectAccessible(page, 'dialog');
    await dialog.getByRole('button', { name: 'Discard drafts (1)' }).click();
    await expect(dialog.getByText('Elsewhere on the site')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toContainText(['Changed elsewhere.']);
    await page.keyboard.press('Escape');
    await expect(title).toHaveValue(before);
    await expect(changed).toHaveCount(0);
  },
);

test(
  'undo in a dialog or a search takes back only what was typed there',
  { tag: '@laptop' },
  async ({ page }) => {
    const { fields, dialog, shown } = await openDesk(page, '/');
    await shown.getByRole('heading', { level: 1 }).click();
    const title = page.getByRole('textbox', { name: 'Title, English', exact: true });
    await expect(title).toBeFocused();
    const before = await title.inputValue();
    await title.fill('Changed on purpose.');
    await allSaved(page);

    const choosing = page.waitForEvent('filechooser');
    await fields.getByRole('button', { name: 'Upload a file: Image', exact: true }).press('Enter');
    const file = await choosing;
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><path d="M0 0h900v600H0z"/></svg>';
    await file.setFiles({ name: 'Hill.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(picture) });
    const english = dialog.getByRole('textbox', { name: 'Alternative text, English' });
    const spanish = dialog.getByRole('textbox', { name: 'Alternative text, Español' });
    await english.pressSequentially('A hill');
    await spanish.pressSequentially('Una colima');
    await page.keyboard.press('Control+KeyZ');
    await expect(spanish).not.toHaveValue('Una colima');
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await cancel.press('Control+KeyZ');
    await expect(english).toHaveValue('A hill');
    await cancel.click();
    await expect(title).toHaveValue('Changed on purpose.');

    const search = page.getByRole('searchbox', { name: 'Find a page' });
    await search.pressSequentially('labs');
    await page.keyboard.press('Control+KeyZ');
    await expect(search).not.toHaveValue('labs');
    await expect(title).toHaveValue('Changed on purpose.');
    await title.press('Control+KeyZ');
    await expect(title).toHaveValue(before);
    await allSaved(page);
  },
);

test(
  'a desk that is open for longer than its preview shows drafts again',
  { tag: '@laptop' },
  async ({ page }) => {
    // The first page asks for its drafts once it is shown, perhaps later than its text appears.
    const drawn = page.waitForResponse('**/preview-mode/draw');
    const { shown } = await openDesk(page, '/suppliers');
    await drawn;
    await page.context().clearCookies();
    await page.getByRole('searchbox', { name: 'Find a page' }).fill('/labs');
    await page
      .getByRole('button', { name: /^\/labs/ })
      .first()
      .click();
    await expect(shown.locator('h1[data-contentful-entry-id]')).toBeVisible();
  },
);
