import { STRANGERS, type Stranger } from '@skein/cms-client/testing/strangers';
import { holdScripts } from '../hold-scripts.ts';
import { DRAWN_ANEW, expect, test } from './estranged.fixture.ts';
import { letInAtOnce } from '../let-in.ts';

const PAGES: Readonly<Record<string, Stranger | undefined>> = { 'as it is served': undefined, ...STRANGERS };

for (const [prefix, menu] of [
  ['', 'Menu'],
  ['/intl/es', 'Menú'],
] as const)
  for (const [how, stranger] of Object.entries(PAGES))
    test(
      `the header of ${prefix}/support, ${how}, opens its menu at the first press, and keeps its links`,
      { tag: prefix === '' && how === 'texts replaced' ? ['@laptop'] : ['@full'] },
      async ({ page, isMobile, complaints }) => {
        if (stranger) {
          complaints.expect(DRAWN_ANEW);
          await letInAtOnce(page, stranger);
        }
        const release = await holdScripts(page);
        await page.goto(`${prefix}/support`);
        const header = page.locator('skein-island#header');
        const links = header.locator('nav a');
        const served = await links.allInnerTexts();
        expect(served.length).toBeGreaterThan(3);
        const drawer = page.getByRole('dialog', { name: menu });
        if (isMobile) await header.getByRole('button', { name: menu }).click();
        else await header.getByRole('link').first().focus();
        release();
        await expect(header).toHaveAttribute('awake', '');
        if (isMobile) {
          await expect(drawer.getByRole('link').first()).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(drawer).toBeHidden();
        }
        expect(await links.allInnerTexts()).toEqual(served);
        expect(complaints.unexpected()).toEqual([]);
      },
    );
