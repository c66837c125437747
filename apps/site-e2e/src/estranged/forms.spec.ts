import { putBesideControls } from '@skein/cms-client/testing/strangers';
import { holdScripts } from '../hold-scripts.ts';
import { DRAWN_ANEW, expect, test } from './estranged.fixture.ts';
import { FilledForm } from './filled-form.ts';
import { FORM_PLACES } from './form-places.ts';
import { letIn } from '../let-in.ts';

for (const place of FORM_PLACES)
  for (const language of ['en', 'es'] as const)
    for (const [as, stranger] of [
      ['with an element beside each field', putBesideControls],
      ['as it is served', undefined],
    ] as const) {
      const tag = place.stands && language === 'en' && stranger ? ['@laptop'] : ['@full'];
      test(
        `${place.island} on ${place.path}, ${as}, in ${language}: it wakes with all that was entered, and the first press counts`,
        { tag },
        async ({ page, complaints }) => {
          if (stranger) complaints.expect(DRAWN_ANEW);
          const release = await holdScripts(page);
          const form = new FilledForm(page, place, language);
          await form.open();
          if (stranger) await letIn(page, stranger);
          const entered = await form.fill();
          release();
          await form.isAwake();
          await form.keeps(entered);
          await form.send();
          expect(complaints.unexpected()).toEqual([]);
        },
      );
    }
