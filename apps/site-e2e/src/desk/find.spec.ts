import { expect, test } from '../site.fixture.ts';
import { allSaved, expectAccessible, openDesk } from './desk-screen.ts';

// Editing needs a site of its own.
test.use({ siteEnv: {}, locale: 'en-US' });
test.skip(({ isMobile }) => isMobile, 'the desk needs 1024 px');

test(
  'an editor finds a price in the texts of a page, and clicks it on the page',
  { tag: '@laptop' },
  async ({ page }) => {
    const { shown } = await openDesk(page, '/');
    const search = page.getByRole('searchbox', { name: 'Find a page' });
    const found = page.getByRole('region', { name: 'In texts' });
    await search.fill('$70');
    await expect(found.getByRole('listitem').filter({ hasText: '/gaming' })).toContainText('$70');
    await expectAccessible(page, 'nav');
    await found.getByRole('button', { name: /^\/gaming.*\$70$/ }).click();
    await expect(page).toHaveURL(/path=\/gaming&entry=gaming-plan-1&field=gfProductPrice/);
    const price = page.getByRole('textbox', { name: 'Product price, English', exact: true });
    await expect(price).toBeFocused();
    await page.getByRole('textbox', { name: 'Title, English', exact: true }).focus();
    await expect(page).toHaveURL(/field=gfTitle/);
    await shown.getByText('$70', { exact: true }).first().dispatchEvent('click');
    await expect(price).toBeFocused();
    await price.fill('$71');
    await search.fill('$71');
    await expect(found.getByRole('listitem')).toHaveCount(1);
    await price.press('Control+KeyZ');
    await expect(price).toHaveValue('$70');
    await search.fill('llámanos');
    await expect(found.getByRole('listitem').first()).toBeVisible();
    await allSaved(page);
  },
);

test(
  'an editor finds a block by an ordinary word, and its look has its fields first',
  { tag: '@laptop' },
  async ({ page }) => {
    const { rows, blocks, dialog, fields, shown } = await openDesk(page, '/labs');
    await rows.nth(0).getByRole('button').click();
    await blocks.getByRole('button', { name: /^Add a block below/ }).click();
    const search = dialog.getByRole('searchbox');
    for (const [word, name] of [
      ['quote', 'Testimonials module'],
      ['mapa', 'City map'],
      ['precio', 'Plans'],
      ['video', 'Content block'],
    ] as const) {
      await search.fill(word);
      await expect(dialog.getByRole('button', { name, exact: true })).toBeAttached();
    }
    await dialog.getByRole('button', { name: 'Content block', exact: true }).click();
    await fields.getByRole('combobox', { name: 'Content block type' }).selectOption('Text plus video');
    await expect(fields.getByRole('button', { name: 'Choose: Video', exact: true })).toBeVisible();
    await fields.getByRole('combobox', { name: 'Content block type' }).selectOption('Centered text');
    await page.getByRole('textbox', { name: 'Title, English', exact: true }).fill('Seen from the street');
    await expect(rows.nth(1)).toContainText('Seen from the street');
    await expect(shown.getByRole('heading', { name: 'Seen from the street' })).toBeVisible();
    await page.getByRole('button', { name: 'Not translated (1)' }).click();
    await expectAccessible(page, 'nav');
    const missing = page.getByRole('region', { name: 'Not translated (1)' });
    await missing.getByRole('button', { name: '/labs · Español Seen from the street' }).click();
    const spanish = page.getByRole('textbox', { name: 'Title, Español', exact: true });
    await expect(spanish).toBeFocused();
    await expect(spanish).toHaveAccessibleDescription(/^Missing: visitors see English\./);
    await page.keyboard.type('Visto desde la calle');
    await expect(missing).toHaveCount(0);
    await allSaved(page);
  },
);
