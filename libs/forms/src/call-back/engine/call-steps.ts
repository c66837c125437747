import { checkForm } from '../../rules/check-form.ts';
import { dateFields, type CallField, type CallIssue, type CallValues } from './call-fields.ts';
import { callRequest, contactStep, dateStep, normalised, type CallFace } from './call-rules.ts';
import { readCallTime, utcOf } from './call-time.ts';
import { zoneOf } from './call-zones.ts';

/** From the first to the last. */
export const callSteps = ['contact', 'date', 'checkInfo', 'confirmation'] as const;
export type CallStep = (typeof callSteps)[number];

/** How far a step is, in percent. */
export const STEP_PROGRESS: Readonly<Record<CallStep, number>> = {
  contact: 25,
  date: 50,
  checkInfo: 75,
  confirmation: 100,
};

const BEFORE: Readonly<Partial<Record<CallStep, CallStep>>> = { date: 'contact', checkInfo: 'date' };

/** Where a visitor is, and what they have entered on the way. */
export interface CallState {
  readonly step: CallStep;
  readonly values: CallValues;
  /** What is wrong with what this step asks for. */
  readonly issues: readonly CallIssue[];
}

export const callBegun: CallState = { step: 'contact', values: {}, issues: [] };

/** The step that a field is asked for in. */
const stepOf = (field: CallField): CallStep =>
  (dateFields as readonly CallField[]).includes(field) ? 'date' : 'contact';

/** The step before, with everything that was entered; the same where there is none. */
export const stepBack = ({ step, values }: CallState): CallState => ({
  step: BEFORE[step] ?? step,
  values,
  issues: [],
});

/**
 * A request that was refused at its end goes back to the first step that can fix it, and says so there. A day that was
 * fine when it was picked is one that has gone meanwhile.
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
 * The step after, once a step has what it asks for; else the same with what is wrong. The last step is not reached this
 * way, but by the service's yes: see {@link callConfirmed}.
 * @param entered what stands in the fields of the step
 */
export function stepOn(face: CallFace, state: CallState, entered: CallValues, now: () => number): CallState {
  const values = normalised({ ...state.values, ...entered });
  const { step } = state;
  if (step === 'contact' || step === 'date') {
    const rules = step === 'contact' ? contactStep(face) : dateStep(now);
    const issues = checkForm(rules, values, rules.fields);
    return { step: issues.length > 0 ? step : step === 'contact' ? 'date' : 'checkInfo', values, issues };
  }
  if (step === 'confirmation') return { ...state, values };
  const rules = callRequest(face, now);
  const issues = checkForm(rules, values, rules.fields);
  return issues.length > 0 ? sentBack({ ...state, values }, issues) : { step, values, issues: [] };
}

export const callConfirmed = ({ values }: CallState): CallState => ({
  step: 'confirmation',
  values,
  issues: [],
});

/** The moment of the call; undefined as long as there is no whole answer. */
export function callMoment({ date = '', time = '', timeZone = '' }: CallValues): string | undefined {
  const at = readCallTime(time);
  if (!at || timeZone === '') return undefined;
  try {
    return utcOf(date, at.clock, zoneOf(timeZone));
  } catch {
    return undefined;
  }
}
