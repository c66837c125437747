import { putBesideControls } from '@skein/cms-client/testing/strangers';
import { holdScripts } from '../hold-scripts.ts';
import { opensAnotherPage } from './answers.ts';
import { DRAWN_ANEW, expect, test } from './estranged.fixture.ts';
import { FilledForm } from './filled-form.ts';
import { placeOf } from './form-places.ts';
import { letIn } from '../let-in.ts';

for (const language of ['en', 'es'] as const) {
  test(
    `the first press opens the address check once its script is there, whose form keeps an element beside each field, in ${language}`,
    { tag: '@full' },
    async ({ page, complaints }) => {
      complaints.expect(DRAWN_ANEW);
      const place = { island: 'address-check', path: '/', answered: opensAnotherPage };
      const form = new FilledForm(page, place, language);
      const release = await holdScripts(page);
      await page.goto(form.path);
      await letIn(page, putBesideControls);
      await page.getByRole('main').locator('[data-action="open-address-check"]').first().click();
      release();
      await expect(form.root).toBeVisible();
      await letIn(page, putBesideControls);
      await form.look();
      await form.keeps(await form.fill());
      await form.send();
      expect(complaints.unexpected()).toEqual([]);
    },
  );

  test(
    `a call in a dialog of support wakes with all that was entered, in ${language}`,
    { tag: '@full' },
    async ({ page, complaints }) => {
      complaints.expect(DRAWN_ANEW);
      const form = new FilledForm(page, { ...placeOf('schedule-call'), path: '/support' }, language);
      const release = await holdScripts(page);
      await page.goto(form.path);
      await letIn(page, putBesideControls);
      const dialog = await page.locator('dialog').filter({ has: form.island }).getAttribute('id');
      await page.locator(`[commandfor="${dialog}"]`).first().click();
      await expect(form.root).toBeVisible();
      await form.look();
      const entered = await form.fill();
      release();
      await form.isAwake();
      await form.keeps(entered);
      await form.send();
      expect(complaints.unexpected()).toEqual([]);
    },
  );
}
