import { addAttributes, splitTexts, wrapForms, type Stranger } from '@skein/cms-client/testing/strangers';
import { DRAWN_ANEW, expect, test } from './estranged.fixture.ts';
import { FilledForm } from './filled-form.ts';
import { placeOf } from './form-places.ts';
import { letInAtOnce } from './let-in.ts';
import { slowDown } from './slow-network.ts';

/** One of each kind. */
const KINDS = [
  'form-check-address',
  'form-business-contact',
  'schedule-call',
  'careers-job-application',
  'quiz-which-thread',
  'austin-apartment-finder',
  'network-status-search',
].map(placeOf);

const STRANGERS: Readonly<Record<string, Stranger>> = {
  'attributes added': addAttributes,
  'texts split': splitTexts,
  'a wrapper around the form': wrapForms,
};

/** How late each answer of the network is, ms. */
const LATE_MS = [0, 300, 2000] as const;

for (const place of KINDS)
  for (const [how, stranger] of Object.entries(STRANGERS))
    for (const latencyMs of LATE_MS)
      test(
        `${place.island}, ${how} and its script ${latencyMs} ms late, wakes with all that was entered, and the first press counts`,
        {
          tag:
            place.stands && stranger === wrapForms && latencyMs === 0 && place.path === '/check-address'
              ? []
              : ['@full'],
        },
        async ({ page, isMobile, complaints }) => {
          test.skip(isMobile && place.givesWayOnPhone === true, 'a button takes the place of its field');
          test.slow();
          complaints.expect(DRAWN_ANEW);
          await letInAtOnce(page, stranger);
          await slowDown(page, { latencyMs });
          const form = new FilledForm(page, place);
          await form.open();
          await form.fill();
          const entered = await form.entered();
          await form.isAwake();
          await form.keeps(entered);
          await form.send();
          expect(complaints.unexpected()).toEqual([]);
        },
      );
