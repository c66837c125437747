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
  'a desk that is open for longer than its preview shows drafts again',
  { tag: '@laptop' },
  async ({ page }) => {
    const { shown } = await openDesk(page, '/suppliers');
    await page.context().clearCookies();
    await page.getByRole('searchbox', { name: 'Find a page' }).fill('/labs');
    await page
      .getByRole('button', { name: /^\/labs/ })
      .first()
      .click();
    await expect(shown.locator('h1[data-contentful-entry-id]')).toBeVisible();
  },
);
