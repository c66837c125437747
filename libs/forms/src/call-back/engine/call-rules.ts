import type { FieldRule } from '../../rules/form-rules.ts';
import { hasTenDigits, phoneDigits } from '../../rules/phone-digits.ts';
import {
  CALL_MAX_LENGTHS,
  callFields,
  contactFields,
  dateFields,
  type CallField,
  type CallMessage,
  type CallRules,
  type CallValues,
} from './call-fields.ts';
import { readCallTime } from './call-time.ts';
import { callWindow, isClosed, isDay, isInWindow, isWeekend, type ClosedDays } from './call-window.ts';
import { zoneOf } from './call-zones.ts';

/**
 * The kind of call form. `modal` is a dialog with a subject field, and shows all mistakes. `maintenance` is a
 * page with a known subject, and shows only the first mistake.
 */
export type CallFace = 'modal' | 'maintenance';

type Rule = FieldRule<CallField, CallMessage>;

/** Whether an email has these parts: characters, `@`, characters, a dot, characters. */
function isLooseEmail(email: string): boolean {
  const at = email.indexOf('@', 1);
  return at > 0 && email.lastIndexOf('.', email.length - 2) > at + 1;
}

const required = (field: CallField, message: CallMessage = 'required'): Rule => ({
  field,
  message,
  fails: (entered) => entered[field] === '',
});
const notTooLong = (field: CallField): Rule => ({
  field,
  message: 'tooLong',
  fails: (entered) => entered[field].length > CALL_MAX_LENGTHS[field],
});

const contactRules: readonly Rule[] = [
  required('firstName'),
  required('lastName'),
  required('email', 'emailRequired'),
  notTooLong('email'),
  { field: 'email', message: 'emailInvalid', fails: ({ email }) => !isLooseEmail(email) },
  { field: 'phone', message: 'phoneRequired', fails: ({ phone }) => phoneDigits(phone) === '' },
  { field: 'phone', message: 'phoneInvalid', fails: ({ phone }) => !hasTenDigits(phone) },
  required('issue'),
  required('issueDetail'),
  ...(['firstName', 'lastName', 'phone', 'issue', 'issueDetail'] as const).map(notTooLong),
];

/** Rules for the day and time, with the bounds of the chosen zone. Without a zone, Eastern bounds apply. */
const dateRules = (now: () => number, closed: ClosedDays): readonly Rule[] => [
  { field: 'date', message: 'required', fails: ({ date }) => !isDay(date) },
  {
    field: 'date',
    message: 'dateOutOfWindow',
    fails: ({ date, timeZone }) => !isInWindow(date, callWindow(zoneOf(timeZone), now())),
  },
  { field: 'date', message: 'dateIsWeekend', fails: ({ date }) => isWeekend(date) },
  { field: 'date', message: 'dateIsClosed', fails: ({ date }) => isClosed(date, closed) },
  // A time that the form does not offer counts as missing.
  { field: 'time', message: 'required', fails: ({ time }) => readCallTime(time) === undefined },
  required('timeZone'),
  ...(['time', 'timeZone'] as const).map(notTooLong),
];

const rulesOf = (
  fields: readonly CallField[],
  rules: readonly Rule[],
  firstIssueOnly = false,
): CallRules => ({ order: callFields, fields, optionalFields: [], rules, firstIssueOnly, focusIfEmpty: [] });

const ASKED: Readonly<Record<CallFace, readonly CallField[]>> = {
  modal: contactFields,
  maintenance: ['firstName', 'lastName', 'email', 'phone'],
};

/** Returns the rules of the first step. */
export const contactStep = (face: CallFace): CallRules =>
  rulesOf(ASKED[face], contactRules, face === 'maintenance');

/** Returns the rules of the second step. @param now returns ms since 1970 */
export const dateStep = (now: () => number, closed: ClosedDays = []): CallRules =>
  rulesOf(dateFields, dateRules(now, closed));

/** Returns the rules of a whole request, from all steps. */
export const callRequest = (face: CallFace, now: () => number, closed: ClosedDays = []): CallRules =>
  rulesOf([...ASKED[face], ...dateFields], [...contactRules, ...dateRules(now, closed)]);

/**
 * Rules for the contact fields of a request that a script posts. These rules have no day and no time zone, because such
 * a request contains the exact time of the call.
 */
export const postedContact: CallRules = rulesOf(contactFields, contactRules);

/** Reduces a phone number to digits. All other values stay unchanged. */
export const normalised = (values: CallValues): CallValues => ({
  ...values,
  ...(values.phone !== undefined && { phone: phoneDigits(values.phone) }),
});
