// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../rules/check-form.ts';
import {
  CALL_NOW_MS,
  GOOD_MOMENT,
  callCases,
  goodContact,
  goodDate,
  goodIssue,
  shownOf,
} from '../../testing/call-cases.ts';
import { callMessages, callTexts } from './call-fields.ts';
import { callRequest, contactStep, dateStep } from './call-rules.ts';
import {
  STEP_PROGRESS,
  callBegun,
  callConfirmed,
  callMoment,
  callSteps,
  sentBack,
  stepBack,
  stepOn,
  type CallState,
} from './call-steps.ts';

const now = () => CALL_NOW_MS;
const DAY_MS = 24 * 60 * 60 * 1000;
const whole = { ...goodContact, ...goodIssue, ...goodDate };
const checking: CallState = { step: 'checkInfo', values: whole, issues: [] };

describe('what each step says', () => {
  it.each(callCases)('$face, $step: $about', (one) => {
    const rules = one.step === 'contact' ? contactStep(one.face) : dateStep(now);
    expect(checkForm(rules, one.values, rules.fields)).toEqual(shownOf(one));
    const next = stepOn(one.face, { step: one.step, values: {}, issues: [] }, one.values, now);
    expect(next.issues).toEqual(shownOf(one));
    const after = one.step === 'contact' ? 'date' : 'checkInfo';
    expect(next.step).toBe(one.issues.length === 0 ? after : one.step);
  });

  it('has words in both languages for everything', () => {
    for (const message of callMessages) {
      expect(callTexts[message].en).not.toBe('');
      expect(callTexts[message].es).not.toBe(callTexts[message].en);
    }
    const said = new Set(callCases.flatMap(({ issues }) => issues.map(({ message }) => message)));
    // The cases have none of these: `dateGone` appears only after sending, if visitors can no longer book the
    // chosen day, `dateIsClosed` needs a list of closed days, and only a service reports `unusable`.
    expect([...said, 'dateGone', 'dateIsClosed', 'unusable'].toSorted()).toEqual(callMessages.toSorted());
  });
});

it('a closed day stays on the step of the date, and is refused once more before sending', () => {
  const values = { date: '2026-12-10', time: '09:00|9:00 AM', timeZone: 'CST' };
  const closed = ['12-10'];
  const issues = [{ field: 'date', message: 'dateIsClosed' }];
  const state = { step: 'date', values: {}, issues: [] } as const;
  expect(stepOn('modal', state, values, now, closed)).toMatchObject({ step: 'date', issues });
  expect(stepOn('modal', state, values, now).step).toBe('checkInfo');
  expect(
    sentBack({ step: 'checkInfo', values, issues: [] }, [{ field: 'date', message: 'dateIsClosed' }]),
  ).toMatchObject({
    step: 'date',
    issues,
  });
});

describe('the steps', () => {
  it('go from a quarter to the whole', () => {
    expect(callSteps.map((step) => [step, STEP_PROGRESS[step]])).toEqual([
      ['contact', 25],
      ['date', 50],
      ['checkInfo', 75],
      ['confirmation', 100],
    ]);
  });

  it('can be gone back from the second and the third, one by one, with everything kept', () => {
    const date = stepBack(checking);
    const contact = stepBack(date);
    expect([date.step, contact.step, stepBack(contact).step]).toEqual(['date', 'contact', 'contact']);
    expect(stepBack(callConfirmed(checking)).step).toBe('confirmation');
    expect(contact.values).toEqual(whole);
  });

  it('bring together what was entered, with a phone number that is only digits', () => {
    const one = stepOn('modal', callBegun, { ...goodContact, ...goodIssue, phone: '(737) 555-0142' }, now);
    const two = stepOn('modal', one, goodDate, now);
    expect(two).toEqual(checking);
    expect(callMoment(two.values)).toBe(GOOD_MOMENT);
  });

  it('stay at the third until the service says yes', () => {
    expect(stepOn('modal', checking, {}, now)).toEqual(checking);
    expect(callConfirmed(checking)).toEqual({ step: 'confirmation', values: whole, issues: [] });
  });
});

describe('a page that was left open', () => {
  const later = () => CALL_NOW_MS + 3 * DAY_MS;

  it('is told at the date that its day has gone, with everything kept', () => {
    expect(stepOn('modal', checking, {}, later)).toEqual({
      step: 'date',
      values: whole,
      issues: [{ field: 'date', message: 'dateGone' }],
    });
  });

  it('is told of a mistake in the contact first, wherever it comes from', () => {
    const { step, issues } = sentBack(checking, [
      { field: 'date', message: 'dateIsWeekend' },
      { field: 'email', message: 'emailInvalid' },
    ]);
    expect([step, issues]).toEqual(['contact', [{ field: 'email', message: 'emailInvalid' }]]);
  });

  it('is told of a weekend as of any other', () => {
    expect(sentBack(checking, [{ field: 'date', message: 'dateIsWeekend' }])).toMatchObject({
      step: 'date',
      issues: [{ field: 'date', message: 'dateIsWeekend' }],
    });
  });
});

describe('the moment of what was entered', () => {
  it.each([
    {},
    { ...goodDate, time: '' },
    { ...goodDate, timeZone: '' },
    { ...goodDate, date: '2026-02-30' },
  ])('is none for %j', (values) => {
    expect(callMoment(values)).toBeUndefined();
  });
});

it('a maintenance request does not ask what it is about', () => {
  const rules = callRequest('maintenance', now);
  expect(checkForm(rules, { ...goodContact, ...goodDate }, rules.fields)).toEqual([]);
  expect(
    checkForm(callRequest('modal', now), { ...goodContact, ...goodDate }, callRequest('modal', now).fields),
  ).toHaveLength(2);
});
