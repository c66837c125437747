import type { Locator } from '@playwright/test';
import { ApplicationOnPage, file } from '../careers/application-on-page.ts';
import { bookableDay, CallOnPage } from '../call-back/call-on-page.ts';
import { awakeFinder, FINDER } from '../finder/finder-on-page.ts';
import { FormOnPage } from '../forms/form-on-page.ts';
import { rowOf } from '../forms/form-rows.ts';
import { QUIZ } from '../quiz/quiz-on-page.ts';
import { expect } from './estranged.fixture.ts';
import type { Visit } from './visit.ts';

export interface Walk {
  readonly name: string;
  readonly go: (visit: Visit) => Promise<void>;
}

const addressForm = ({ page, language }: Visit, entry: string): FormOnPage =>
  new FormOnPage(page, rowOf(entry), language);

async function checkAddress(visit: Visit, form: FormOnPage, island: Locator): Promise<void> {
  const { page } = visit;
  await visit.wake(island, form.field('street'));
  await visit.type(form.field('street'), '1 ready');
  await visit.isAwake(island);
  const option = page.getByRole('option', { name: /^1 Ready Rd/ });
  await expect(option).toBeVisible();
  await visit.press(option, () => expect(form.field('zip')).toHaveValue('78704'));
  await expect(form.field('street')).toHaveValue('1 Ready Rd');
  await visit.type(form.field('unit'), '4');
  await visit.press(form.button, () => expect(page).toHaveURL(form.resultUrl()));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function throughTheQuiz(visit: Visit): Promise<void> {
  const { page } = visit;
  await visit.open(QUIZ);
  const step = page.locator('[data-step]:visible');
  const next = step.locator('button[type=submit]:has(svg):not([aria-label])');
  const at = (name: string) => expect(page.locator('[data-quiz]')).toHaveAttribute('data-quiz', name);
  await visit.wake(page.locator('skein-island').filter({ has: page.locator('[data-quiz]') }), next);
  await visit.press(next, () => at('1'));
  await visit.type(step.getByRole('spinbutton'), '4');
  await visit.press(next, () => at('2'));
  for (const [place, name] of [
    [0, '3'],
    [1, '4'],
    [1, '5'],
    [1, '6'],
    [0, '7'],
  ] as const) {
    const answer = step.locator('label').nth(place);
    await visit.press(answer, () => expect(answer.locator('input')).toBeChecked());
    await visit.press(next, () => at(name));
  }
  await expect(step.locator(':is(h1, h2)').first()).toContainText(/1\u00a0Gig/);
}

async function findABuilding(visit: Visit): Promise<void> {
  const { page, isMobile } = visit;
  await visit.open(FINDER);
  const { root, detail } = await awakeFinder(page);
  const place = isMobile ? page.getByRole('dialog') : root;
  const search = place.getByRole('searchbox');
  const cards = place.locator('a[data-apartment]');
  await visit.wake(page.locator('skein-island').filter({ has: root }), root.locator('summary').first());
  if (isMobile) await visit.press(root.getByRole('searchbox').first(), () => expect(search).toBeFocused());
  for (const [text, name] of [
    ['kite', /Kite/],
    ['loft', /Loft/],
  ] as const) {
    await visit.type(search, text);
    await expect(page).toHaveURL(new RegExp(`q=${text}`));
    await expect(cards.first()).toContainText(name);
    await visit.nothingIsLost();
    visit.forget();
  }
  const words = await cards.first().innerText();
  await visit.press(cards.first(), () => expect(detail).toBeVisible());
  await expect(detail.locator('h2').first()).toHaveText(words);
}

async function askForACall(visit: Visit): Promise<void> {
  const { page, language } = visit;
  await visit.open('/support/schedule-a-call');
  const call = new CallOnPage(page, 'main [data-analytics-id="schedule-call"]', language);
  const at = (percent: string) => expect(call.progress()).toHaveAttribute('aria-valuenow', percent);
  await visit.wake(page.locator('skein-island#schedule-call'), call.field('firstName'));
  for (const [name, text] of [
    ['firstName', 'Sam'],
    ['lastName', 'Reyes'],
    ['email', 'sam@example.com'],
    ['phone', '7375550142'],
  ] as const)
    await visit.type(call.field(name), text);
  await visit.choose(call.field('issue'), 'billing');
  await visit.type(call.field('issueDetail'), 'A charge that I do not know');
  await visit.press(call.button('next'), () => at('50'));
  await call.field('date').fill(bookableDay());
  await visit.choose(call.field('time'), { index: 2 });
  await visit.choose(call.field('timeZone'), 'PST');
  await visit.press(call.button('next'), () => at('75'));
  await expect(call.root).toContainText('sam@example.com');
  await visit.press(call.button('send'), () => expect(call.done()).toBeVisible());
}

async function applyForAJob(visit: Visit): Promise<void> {
  const { page } = visit;
  await visit.open('/careers/job/?id=4011');
  const application = new ApplicationOnPage(page);
  const island = page.locator('skein-island#careers-job-application');
  await visit.wake(island, application.field('first_name'));
  for (const [name, text] of [
    ['first_name', 'Ana'],
    ['last_name', 'Núñez'],
    ['email', 'ana@example.com'],
    ['phone', '512-555-0100'],
  ] as const)
    await visit.type(application.field(name), text);
  await application.field('resume').setInputFiles(file('resume.pdf', 2000));
  for (const box of await application.starred()) await box.check();
  await visit.press(application.submit, () => expect(application.form).toHaveCount(0));
  await expect(island.getByRole('status')).toBeFocused();
}

export const WALKS: readonly Walk[] = [
  {
    name: 'an address is checked on its page',
    async go(visit) {
      await visit.open('/check-address');
      const form = addressForm(visit, 'form-check-address');
      await checkAddress(visit, form, visit.page.locator('skein-island#form-check-address'));
    },
  },
  {
    name: 'an address is checked in the dialog',
    async go(visit) {
      await visit.open('/');
      const form = addressForm(visit, 'form-address-check');
      const opener = visit.page.getByRole('main').locator('[data-action="open-address-check"]').first();
      await visit.press(opener, () => expect(form.root).toBeVisible());
      await checkAddress(visit, form, visit.page.locator('skein-island#address-check'));
    },
  },
  { name: 'the quiz is answered to its result', go: throughTheQuiz },
  { name: 'a building is found with the second search', go: findABuilding },
  { name: 'a call is asked for', go: askForACall },
  { name: 'a job is applied for with a file', go: applyForAJob },
];
