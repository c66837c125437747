import { checkForm } from '../../rules/check-form.ts';
import { dateFields, type CallField, type CallIssue, type CallValues } from './call-fields.ts';
import { callRequest, contactStep, dateStep, normalised, type CallFace } from './call-rules.ts';
import { readCallTime, utcOf } from './call-time.ts';
import type { ClosedDays } from './call-window.ts';
import { zoneOf } from './call-zones.ts';

/** The steps in order. */
export const callSteps = ['contact', 'date', 'checkInfo', 'confirmation'] as const;
export type CallStep = (typeof callSteps)[number];

/** The progress at each step, in percent. */
export const STEP_PROGRESS: Readonly<Record<CallStep, number>> = {
  contact: 25,
  date: 50,
  checkInfo: 75,
  confirmation: 100,
};

const BEFORE: Readonly<Partial<Record<CallStep, CallStep>>> = { date: 'contact', checkInfo: 'date' };

/** The visitor's current step, and the input of all steps. */
export interface CallState {
  readonly step: CallStep;
  readonly values: CallValues;
  /** Mistakes in the fields of the current step. */
  readonly issues: readonly CallIssue[];
}

export const callBegun: CallState = { step: 'contact', values: {}, issues: [] };

const stepOf = (field: CallField): CallStep =>
  (dateFields as readonly CallField[]).includes(field) ? 'date' : 'contact';

/** Returns the previous step and all input. From the first step, returns the first step. */
export const stepBack = ({ step, values }: CallState): CallState => ({
  step: BEFORE[step] ?? step,
  values,
  issues: [],
});

/**
 * Returns the state after a refusal: the first step with a mistake, and the mistakes of that step. If visitors
 * can no longer book the chosen day, the message says so.
 */
export function sentBack({ values }: CallState, issues: readonly CallIssue[]): CallState {
  const step = issues.some(({ field }) => stepOf(field) === 'contact') ? 'contact' : 'date';
  const here = issues.filter(({ field }) => stepOf(field) === step);
  const said = here.map(({ field, message }): CallIssue => ({
    field,
    message: message === 'dateOutOfWindow' ? 'dateGone' : message,
  }));
  return { step, values, issues: said };
}

/**
 * Returns the next step if the input is valid, or else the same step with the mistakes. Only {@link
 * callConfirmed} returns the last step, after the service has accepted the request.
 * @param entered values of the fields in the current step
 */
export function stepOn(
  face: CallFace,
  state: CallState,
  entered: CallValues,
  now: () => number,
  closed: ClosedDays = [],
): CallState {
  const values = normalised({ ...state.values, ...entered });
  const { step } = state;
  if (step === 'contact' || step === 'date') {
    const rules = step === 'contact' ? contactStep(face) : dateStep(now, closed);
    const issues = checkForm(rules, values, rules.fields);
    return { step: issues.length > 0 ? step : step === 'contact' ? 'date' : 'checkInfo', values, issues };
  }
  if (step === 'confirmation') return { ...state, values };
  const rules = callRequest(face, now, closed);
  const issues = checkForm(rules, values, rules.fields);
  return issues.length > 0 ? sentBack({ ...state, values }, issues) : { step, values, issues: [] };
}

export const callConfirmed = ({ values }: CallState): CallState => ({
  step: 'confirmation',
  values,
  issues: [],
});

/** Returns the time of the call in UTC, or undefined if the input is incomplete or invalid. */
export function callMoment({ date = '', time = '', timeZone = '' }: CallValues): string | undefined {
  const at = readCallTime(time);
  if (!at || timeZone === '') return undefined;
  try {
    return utcOf(date, at.clock, zoneOf(timeZone));
  } catch {
    return undefined;
  }
}
