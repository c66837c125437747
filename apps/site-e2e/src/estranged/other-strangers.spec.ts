import { addAttributes, splitTexts, wrapForms, type Stranger } from '@skein/cms-client/testing/strangers';
import { file } from '../careers/application-on-page.ts';
import { DRAWN_ANEW, expect, test } from './estranged.fixture.ts';
import { FilledForm } from './filled-form.ts';
import { placeOf } from './form-places.ts';
import { letInAtOnce } from '../let-in.ts';
import { delayScripts } from './slow-network.ts';

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

/** How late each script arrives, ms. */
const LATE_MS = [0, 300, 2000] as const;

for (const place of KINDS)
  for (const [how, stranger] of Object.entries(STRANGERS))
    for (const lateMs of LATE_MS)
      test(
        `${place.island}, ${how} and its script ${lateMs} ms late, wakes with all that was entered, and the first press counts`,
        { tag: place === KINDS[0] && stranger === wrapForms && lateMs === 0 ? [] : ['@full'] },
        async ({ page, complaints }) => {
          complaints.expect(DRAWN_ANEW);
          await letInAtOnce(page, stranger);
          if (lateMs > 0) await delayScripts(page, lateMs);
          const form = new FilledForm(page, place);
          await form.open();
          const entered = await form.fill();
          await form.isAwake();
          await form.keeps(entered);
          await form.send();
          expect(complaints.unexpected()).toEqual([]);
        },
      );

test('@quick a file is attached that was chosen in a dialog opened before the form woke', async ({
  page,
  complaints,
}) => {
  complaints.expect(DRAWN_ANEW);
  await letInAtOnce(page, wrapForms);
  const form = new FilledForm(page, placeOf('careers-job-application'));
  await form.open();
  const field = form.root.locator('[name=resume]');
  const opened = page.waitForEvent('filechooser');
  await field.click();
  const dialog = await opened;
  await form.isAwake();
  await dialog.setFiles(file('resume.pdf', 2000));
  await expect
    .poll(() => field.evaluate((input: HTMLInputElement) => input.files?.[0]?.name))
    .toBe('resume.pdf');
  await expect(form.root.getByRole('button', { name: 'Remove file' })).toBeVisible();
  expect(complaints.unexpected()).toEqual([]);
});
