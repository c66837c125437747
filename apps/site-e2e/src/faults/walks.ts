import type { Page } from '@playwright/test';
import { CallOnPage } from '../call-back/call-on-page.ts';
import * as answers from '../estranged/answers.ts';
import { FilledForm } from '../estranged/filled-form.ts';
import { FORM_PLACES, placeOf, type FormPlace } from '../estranged/form-places.ts';
import { expect } from '../site.fixture.ts';
import type { Step } from './sent-or-told.ts';

/** All steps of a form of the demo site. Each step ends with a press on a button. */
export interface Walk {
  readonly island: string;
  readonly path: string;
  readonly posts: boolean;
  /** Yields the form's steps. The caller must complete each step before it requests the next step. */
  readonly steps: (page: Page) => AsyncGenerator<Step>;
}

/** A form whose posts have different keys, so tests cannot recognize repeated posts. */
const ASKS = 'form-forgot-email';

/** Checks that a form is sent once. A script's posts with the same key count as one. */
const isSentOnce = async (form: FilledForm) => {
  const { page, root, action, url, posts } = form;
  await expect
    .poll(async () => {
      const { pathname } = new URL(page.url());
      if (![action, new URL(url).pathname].includes(pathname)) return true;
      const thanks = page.getByRole('main').or(page.getByRole('dialog')).getByRole('status').first();
      return (await root.count()) === 0 && (await thanks.isVisible());
    }, 'sent')
    .toBe(true);
  if (form.place.island !== ASKS) expect(posts(), `sent once, now at ${page.url()}`).toBe(1);
};

async function formStep(form: FilledForm, answered: answers.Answered): Promise<Step> {
  await form.look();
  return {
    async fill() {
      await form.fill();
      await form.complete();
    },
    async press() {
      await form.enterLost();
      await form.press();
    },
    answered: () => answered(form),
    async entered() {
      const entered = Object.entries(await form.entered());
      return Object.fromEntries(
        entered.filter(([key, value]) => value !== '' && !FilledForm.lost(key, value)),
      );
    },
  };
}

const isPosted = ({ answered }: FormPlace) =>
  answered === answers.opensAnotherPage || answered === answers.givesWayToThanks;

/** Returns a check that passes in two cases: `answered` passes, or the browser loads a new page. */
const isAnsweredSomehow =
  (answered: answers.Answered): answers.Answered =>
  (form) =>
    Promise.any([
      answered(form),
      form.page
        .waitForResponse((response) => response.request().isNavigationRequest() && response.ok())
        .then(() => undefined),
    ]);

async function* oneStep(page: Page, place: FormPlace): AsyncGenerator<Step> {
  await page.goto(place.path);
  yield formStep(
    new FilledForm(page, place),
    isPosted(place) ? isSentOnce : isAnsweredSomehow(place.answered),
  );
}

const isCall = ({ answered }: FormPlace) => answered === answers.goesOnToTheDay;

async function* callSteps(page: Page, place: FormPlace): AsyncGenerator<Step> {
  await page.goto(place.path);
  const form = new FilledForm(page, place);
  // The form is in a closed dialog, which the browser opens without script.
  if (!(await form.island.isVisible())) {
    const dialog = await page.locator('dialog').filter({ has: form.island }).getAttribute('id');
    await page.locator(`[commandfor="${dialog}"]`).first().click();
  }
  const call = new CallOnPage(page, `skein-island[id="${place.island}"]`);
  const entered = () => form.entered();
  const press = () => form.press();
  const progress = (now: string) => () => expect(call.progress()).toHaveAttribute('aria-valuenow', now);
  yield { ...(await formStep(form, progress('50'))) };
  yield { fill: () => call.fillDate(), press, answered: progress('75'), entered };
  yield {
    fill: async () => undefined,
    press,
    answered: () => expect(call.done()).toBeVisible(),
    entered: () => call.root.getByText('sam@example.com').first().innerText(),
  };
}

const DIALOG: FormPlace = { island: 'address-check', path: '/', answered: answers.opensAnotherPage };

/** The steps from the header's button to the sent form. The form is in a dialog or on a separate page. */
async function* dialogSteps(page: Page): AsyncGenerator<Step> {
  await page.goto(DIALOG.path);
  const places = [DIALOG, placeOf('form-check-address')].map((place) => new FilledForm(page, place));
  const elsewhere = page.getByRole('dialog').getByRole('link', { name: 'Check on a page of its own' });
  const nothing = async () => undefined;
  yield {
    fill: nothing,
    press: () =>
      page.getByRole('banner').locator('[data-action="open-address-check"]:visible').first().click(),
    answered: () =>
      expect(
        places
          .map(({ root }) => root)
          .reduce((a, b) => a.or(b), elsewhere)
          .first(),
      ).toBeVisible(),
    isElsewhere: () => elsewhere.isVisible(),
    entered: nothing,
  };
  if (await elsewhere.isVisible()) {
    await elsewhere.click();
    await expect(places[1]?.root ?? elsewhere).toBeVisible();
  }
  for (const form of places) if (await form.root.isVisible()) return void (yield formStep(form, isSentOnce));
}

/** One form for each way in which forms are sent. All other forms differ only in texts and fields. */
const STANDING = [
  'address-check',
  'form-check-address',
  'form-business-contact',
  'schedule-call',
  'careers-job-application',
  'network-status-search',
  'austin-apartment-finder',
];

/** Whether the level `ci` tests this form. */
export const isStanding = ({ island, path }: Walk) => STANDING.includes(island) && path !== SUPPORT.path;

/** The level `ci` tests one of this many pairs of a form and a fault. */
const SAMPLE = 3;

/**
 * Whether the level `ci` tests this form with a fault. This level takes a third of the pairs: each form in `STANDING`
 * meets some of the faults, and each fault meets some of these forms.
 * @param fault index in the list of faults
 */
export const isAtCi = (walk: Walk, fault: number): boolean =>
  isStanding(walk) && (STANDING.indexOf(walk.island) + fault) % SAMPLE === 0;

/** Returns the tags of a test with one form and one fault. */
export const tagsOf = (walk: Walk, fault: number) => (isAtCi(walk, fault) ? ['@phone'] : ['@phone', '@full']);

const SUPPORT: FormPlace = { ...placeOf('schedule-call'), path: '/support' };

export const WALKS: readonly Walk[] = [
  { island: DIALOG.island, path: DIALOG.path, posts: true, steps: dialogSteps },
  ...[...FORM_PLACES, SUPPORT].map((place) => ({
    island: place.island,
    path: place.path,
    posts: isPosted(place) || isCall(place),
    steps: (page: Page) => (isCall(place) ? callSteps : oneStep)(page, place),
  })),
];

/** Fills in each step of a form, and calls `each`. */
export async function take(walk: Walk, page: Page, each: (step: Step) => Promise<void>): Promise<void> {
  for await (const step of walk.steps(page)) {
    await step.fill();
    await each(step);
  }
}
