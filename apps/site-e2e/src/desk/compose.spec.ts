import { expect, test } from '../site.fixture.ts';
import { addTextBlock, allSaved, expectAccessible, openDesk, tabTo } from './desk-screen.ts';

// These tests edit content, so they start a separate site.
test.use({ siteEnv: {}, locale: 'en-US' });
test.skip(({ isMobile }) => isMobile, 'the desk needs 1024 px');

const tag = '@laptop';

test(
  'an editor adds a block from a picture, drags it, removes another, and publishes',
  { tag },
  async ({ page, baseURL }) => {
    const visitorSees = async () => (await fetch(`${baseURL}/compare`)).text();
    const desk = await openDesk(page, '/compare');
    const { blocks, rows, dialog, shown } = desk;
    await rows.nth(1).getByRole('button').click();
    await blocks.getByRole('button', { name: /^Add a block below/ }).click();
    const hero = dialog.getByRole('listitem').filter({ hasText: 'The top of a page: one.' });
    await expect(hero.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(blocks.getByRole('button', { name: /^Add a block below/ })).toBeFocused();

    await addTextBlock(page, desk, 'No cable needed.');
    await expect(shown.getByText('No cable needed.')).toBeVisible();
    await expect(rows.nth(2)).toContainText('No cable needed.');
    await expectAccessible(page);

    await rows.nth(2).getByTitle('Drag to move').hover();
    await page.mouse.down();
    const { x = 0, y = 0 } = (await rows.nth(0).boundingBox()) ?? {};
    await page.mouse.move(x + 200, y + 2, { steps: 4 });
    await page.mouse.up();
    await expect(rows.nth(0)).toContainText('No cable needed.');
    await expect(blocks.getByRole('status')).toHaveText('No cable needed. is now 1 of 5');

    await rows.nth(4).getByRole('button').first().click();
    const closing = (await rows.nth(4).locator('span').first().textContent()) ?? '';
    await blocks.getByRole('button', { name: `Remove ${closing}` }).click();
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(3).getByRole('button').first()).toBeFocused();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.locator('ins')).toContainText('No cable needed.');
    await expect(dialog.locator('del')).toContainText(closing);
    await dialog.getByRole('button', { name: 'Publish (2)' }).click();
    await expect(dialog.getByText('Published 2 changes.')).toBeVisible();
    await expect.poll(visitorSees).toContain('No cable needed.');
    expect(await visitorSees()).not.toContain(closing);
  },
);

test(
  'an editor makes a page like another one, with its entry in a menu',
  { tag },
  async ({ page, baseURL }) => {
    const { fields, dialog, shown } = await openDesk(page, '/moving');
    await page.getByRole('button', { name: 'New page' }).click();
    await dialog.getByRole('textbox', { name: 'Title, English' }).fill('Moving abroad');
    await dialog.getByRole('textbox', { name: 'Title, Español' }).fill('Mudarse fuera');
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('/moving-abroad');
    await dialog.getByRole('textbox', { name: 'Address' }).fill('/moving');
    await expect(dialog.getByText('Another page has this address.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Address' }).fill('/moving/abroad');
    await dialog.getByRole('combobox', { name: 'Menu' }).selectOption('Footer column: Help');
    await expectAccessible(page, 'dialog');
    await dialog.getByRole('button', { name: 'Create the page' }).click();

    await expect(page).toHaveURL(/path=\/moving\/abroad/);
    await expect(fields).toBeFocused();
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shown.getByRole('contentinfo').getByRole('link', { name: 'Moving abroad' })).toBeAttached();
    expect((await fetch(`${baseURL}/moving/abroad`)).status).toBe(404);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByRole('button', { name: /^Publish \(/ }).click();
    await expect(dialog.getByText(/^Published \d+ changes/)).toBeVisible();
    const visitorSees = async (path: string) => (await fetch(`${baseURL}${path}`)).text();
    await expect.poll(() => visitorSees('/moving/abroad')).toContain('<title>Moving abroad');
    await expect.poll(() => visitorSees('/intl/es/moving/abroad')).toContain('<title>Mudarse fuera');
    await expect.poll(() => visitorSees('/')).toContain('href="/moving/abroad"');
  },
);

test('ten steps of all kinds are undone and redone', { tag }, async ({ page }) => {
  const desk = await openDesk(page, '/switching');
  const { blocks, rows, shown } = desk;
  const names = () => rows.locator('button > span').allTextContents();
  await rows.last().getByRole('button').first().click();
  const before = await names();
  await addTextBlock(page, desk, 'Alpha'); // Steps 1 and 2: the block and its text.
  await expect(shown.getByText('Alpha')).toBeInViewport();
  const row = rows.filter({ hasText: 'Alpha' }).getByRole('button').first();
  await row.press('Alt+ArrowUp'); // Step 3.
  await blocks.getByRole('button', { name: 'Duplicate Alpha' }).click(); // Step 4.
  const english = page.getByRole('textbox', { name: 'Text content, English' });
  await english.fill('Beta'); // Step 5.
  await page.getByRole('textbox', { name: 'Text content, Español' }).fill('Segundo'); // Step 6.
  await blocks.getByRole('button', { name: 'Move Beta up' }).click(); // Step 7.
  await blocks.getByRole('button', { name: 'Move Beta up' }).click(); // Step 8.
  await blocks.getByRole('button', { name: 'Remove Beta' }).click(); // Step 9.
  await rows.filter({ hasText: 'Alpha' }).getByRole('button').first().click();
  await english.fill('Gamma'); // Step 10.
  const after = await names();
  await allSaved(page);

  await expect(blocks.getByRole('status')).toHaveText(/^Beta is off this page/);
  for (let step = 0; step < 10; step++) await page.keyboard.press('Control+KeyZ');
  await expect.poll(names).toEqual(before);
  await expect(blocks.getByText('is off this page')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(shown.getByText('Gamma')).toHaveCount(0);
  for (let step = 0; step < 10; step++) await page.keyboard.press('Control+Shift+KeyZ');
  await expect.poll(names).toEqual(after);
  await expect(shown.getByText('Gamma')).toBeVisible();
  await allSaved(page);
});

test('two windows on one page lose nothing', { tag }, async ({ page, context }) => {
  const desk = await openDesk(page, '/referral');
  const other = await context.newPage();
  const otherDesk = await openDesk(other, '/referral');
  for (const { rows } of [desk, otherDesk]) await rows.nth(0).getByRole('button').click();
  const title = (window: typeof page, language: string) =>
    window.getByRole('textbox', { name: `Title, ${language}`, exact: true });
  await title(page, 'English').fill('Bring a friend.');
  await allSaved(page);
  await title(other, 'Español').fill('Trae a alguien.');
  await allSaved(other);
  await expect(title(other, 'English')).toHaveValue('Bring a friend.');

  await addTextBlock(page, desk, 'From here');
  await allSaved(page);
  await addTextBlock(other, otherDesk, 'From there');
  await allSaved(other);
  for (const text of ['From here', 'From there']) {
    await expect(otherDesk.rows.filter({ hasText: text })).toHaveCount(1);
    await expect(otherDesk.shown.getByText(text)).toBeVisible();
  }
});

test(
  'an entry that is deleted says which pages show it, and undo brings it back',
  { tag },
  async ({ page }) => {
    const { rows, fields, dialog } = await openDesk(page, '/suppliers');
    await rows.nth(1).getByRole('button').click();
    const name = (await fields.getByRole('heading').first().textContent()) ?? '';
    await page.getByRole('region', { name: 'This entry' }).getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('listitem')).toHaveText(['/suppliers']);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(rows.filter({ hasText: name })).toHaveCount(0);
    await expect(fields).toBeFocused();
    await page.keyboard.press('Control+KeyZ');
    await expect(rows.nth(1)).toContainText(name);
    await allSaved(page);
  },
);

test('a whole edit needs no pointer', { tag }, async ({ page, baseURL }) => {
  const { blocks, rows, fields, dialog } = await openDesk(page, '/labs');
  const first = rows.nth(0).getByRole('button').first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await tabTo(page, blocks.getByRole('button', { name: /^Add a block below/ }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('text block');
  const card = dialog.getByRole('button', { name: 'Text block', exact: true });
  await expect(card).toBeVisible();
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text content, English' })).toBeFocused();
  await page.keyboard.type('Typed blind.');
  await page.keyboard.press('F6');
  await expect(rows.filter({ hasText: 'Typed blind.' }).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(blocks.getByRole('status')).toHaveText(/^Typed blind. is now 3 of/);
  await page.keyboard.press('F6');
  await expect(fields).toBeFocused();
  await page.keyboard.press('F6');
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Publish (2)' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Published 2 changes.')).toBeVisible();
  await expect.poll(async () => (await fetch(`${baseURL}/labs`)).text()).toContain('Typed blind.');
});
