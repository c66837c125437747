import { holdScripts } from '../hold-scripts.ts';
import { expect, test } from '../site.fixture.ts';
import { awakeFinder, FINDER } from './finder-on-page.ts';

for (const [language, prefix, name] of [
  ['English', '', 'Building or address'],
  ['Spanish', '/intl/es', 'Edificio o dirección'],
] as const)
  test.describe(`a search on a phone before its script is there, in ${language}`, { tag: '@phone' }, () => {
    test(`${prefix === '' ? '@quick ' : ''}stays in its field, and is looked for`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(prefix + FINDER);
      const field = page.getByRole('searchbox', { name });
      await field.tap();
      await page.keyboard.type('kit');
      const served = await field.elementHandle();
      release();
      const { cards } = await awakeFinder(page);
      await expect(page).toHaveURL(/\?q=kit$/);
      await expect(field).toHaveValue('kit');
      await expect(field).toBeFocused();
      expect(await served?.evaluate((input) => input === document.activeElement)).toBe(true);
      await page.keyboard.type('e');
      await expect(page).toHaveURL(/\?q=kite$/);
      await expect(cards.first()).toContainText('Kite');
    });

    test('sent by Enter, shows what it finds on the whole screen', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(prefix + FINDER);
      await page.getByRole('searchbox', { name }).tap();
      await page.keyboard.type('kite');
      await page.keyboard.press('Enter');
      release();
      const overlay = page.getByRole('dialog', { name });
      await expect(overlay.getByRole('searchbox')).toBeFocused();
      await expect(overlay.getByRole('searchbox')).toHaveValue('kite');
      await expect(overlay.locator('a[data-apartment]').first()).toContainText('Kite');
      await page.keyboard.type(' f');
      await expect(overlay.getByRole('searchbox')).toHaveValue('kite f');
      await expect(page).toHaveURL(/\?q=kite\+f$/);
    });
  });
