import type { Locator, Page } from '@playwright/test';
import { inSpanish } from '../pages.ts';
import { expect, test } from '../site.fixture.ts';
import { CallOnPage, SERVICE } from './call-on-page.ts';

const MODAL = 'dialog [data-analytics-id="schedule-call"]';

const opens = (page: Page) =>
  page.locator('button[commandfor]:has(+ dialog [data-analytics-id="schedule-call"])');

/** Returns how much of a list's longest choice does not fit into the list, px. */
const hiddenWidth = (list: Locator) =>
  list.evaluate((element) => {
    const select = element as HTMLSelectElement;
    const style = getComputedStyle(select);
    const paper = document.createElement('canvas').getContext('2d');
    if (!paper) throw new Error('nothing to measure with');
    paper.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const widest = Math.max(...[...select.options].map(({ label }) => paper.measureText(label).width));
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return Math.max(0, Math.ceil(widest - room));
  });

for (const width of [320, 360, 390])
  for (const language of ['en', 'es'] as const)
    test.describe(`${width} px wide, in ${language}`, () => {
      test.use({ viewport: { width, height: 780 } });
      const path = language === 'en' ? '/support' : inSpanish('/support');

      test('a call to a number as contacts write it can be read at every step, and Back goes through them', async ({
        page,
      }) => {
        await page.goto(path);
        const call = new CallOnPage(page, MODAL, language);
        await opens(page).click();
        await call.fillContact({ phone: '' });
        await call.field('phone').click();
        await page.keyboard.insertText('+1 (512) 555-0142');
        await expect(call.field('phone')).toHaveValue('5125550142');
        await call.fillIssue();
        await call.button('next').click();
        await call.fillDate();
        for (const name of ['time', 'timeZone']) expect(await hiddenWidth(call.field(name))).toBe(0);
        await call.button('next').click();
        await expect(call.root).toContainText('(512) 555-0142');
        await page.goBack();
        await expect(call.field('timeZone')).toHaveValue('PST');
        await page.goBack();
        await expect(call.field('phone')).toHaveValue('5125550142');
        await call.button('next').click();
        await call.button('next').click();
        const sent = page.waitForRequest(SERVICE);
        await call.button('send').click();
        expect((await sent).postDataJSON()).toMatchObject({ phone: '5125550142' });
        await expect(call.done()).toBeVisible();
        // The last step has no text above the progress bar. The close button must not cover the bar.
        const [bar, close] = await Promise.all(
          [call.progress(), page.locator('dialog[open] [data-close]')].map((one) => one.boundingBox()),
        );
        expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(close?.x ?? 0);
      });

      test('a call whose dialog is closed while it is under way is told on the page', async ({ page }) => {
        const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
        let posts = 0;
        await page.route(SERVICE, async (route) => {
          posts += 1;
          await answered;
          await route.continue();
        });
        await page.goto(path);
        const call = new CallOnPage(page, MODAL, language);
        await opens(page).click();
        await call.fillContact();
        await call.fillIssue();
        await call.button('next').click();
        await call.fillDate();
        await call.button('next').click();
        await call.button('send').click();
        await expect.poll(() => posts).toBe(1);
        await page.keyboard.press('Escape');
        await expect(call.root).toBeHidden();
        await opens(page).click();
        await expect(call.button('send')).toBeDisabled();
        await page.keyboard.press('Escape');
        await expect(call.root).toBeHidden();
        answer();
        const told = page.getByRole('region', { name: /Notifications|Avisos/ });
        await expect(told).toContainText(
          language === 'en' ? 'Your call is booked.' : 'Tu llamada está agendada.',
        );
        await opens(page).click();
        await expect(call.done()).toBeVisible();
        expect(posts).toBe(1);
      });
    });

for (const path of ['/building/request', inSpanish('/building/request')])
  test(`no field of ${path} is too narrow for what it asks for, on the narrowest phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 780 });
    await page.goto(path);
    const rows = await page
      .locator('form input[type="email"], form input[type="tel"]')
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().width));
    expect(rows.length).toBe(2);
    for (const row of rows) expect(row).toBeGreaterThan(200);
  });
