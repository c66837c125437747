import { expect, test } from '../site.fixture.ts';

const HASH = '#/?accountnotfound=1';

for (const [language, prefix, title, call] of [
  ['English', '/', 'We can’t find that account.', 'Check availability'],
  ['Spanish', '/intl/es', 'No encontramos esa cuenta.', 'Ver cobertura'],
] as const)
  test(`the hash opens the account-not-found dialog in ${language}, without a framework`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(prefix + HASH, { waitUntil: 'networkidle' });
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link', { name: call })).toBeVisible();
    expect(scripts).toEqual([]);
  });

test('the dialog closes by its icon and by Escape, and takes the hash along', async ({ page }) => {
  await page.goto(`/${HASH}`);
  const dialog = page.getByRole('dialog', { name: 'We can’t find that account.' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(dialog).toBeHidden();
  await page.evaluate((hash) => (location.hash = hash), HASH);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.evaluate((hash) => (location.hash = hash), HASH);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('@laptop its link closes it and opens the address check, and both are reported', async ({ page }) => {
  await page.goto(`/${HASH}`);
  const dialog = page.getByRole('dialog', { name: 'We can’t find that account.' });
  await dialog.getByRole('link', { name: 'Check availability' }).click();
  const check = page.getByRole('dialog', { name: 'Check availability' });
  await expect(check).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(check.getByLabel('Street address')).toBeEditable();
  await expect(page).toHaveURL(/\/$/);
  const layer = await page.evaluate(() => (globalThis as unknown as { dataLayer: object[] }).dataLayer);
  expect(layer).toContainEqual(
    expect.objectContaining({
      event: 'account_not_found',
      category: 'account_not_found',
      action: 'click',
      label: 'Try again',
    }),
  );
  expect(layer).toContainEqual(expect.objectContaining({ event: 'check_address_modal', action: 'open' }));
});
