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
import { callWindow, isDay, isInWindow, isWeekend } from './call-window.ts';
import { zoneOf } from './call-zones.ts';

/**
 * Where the call is asked for. `modal`: a dialog that asks what it is about, and says everything that is wrong.
 * `maintenance`: a page that knows what it is about, and says the first thing.
 */
export type CallFace = 'modal' | 'maintenance';

type Rule = FieldRule<CallField, CallMessage>;

/** Text, `@`, text, `.`, text. */
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

/** What a day is up to: that of the zone that was chosen, and the Eastern one before that. */
const dateRules = (now: () => number): readonly Rule[] => [
  { field: 'date', message: 'required', fails: ({ date }) => !isDay(date) },
  {
    field: 'date',
    message: 'dateOutOfWindow',
    fails: ({ date, timeZone }) => !isInWindow(date, callWindow(zoneOf(timeZone), now())),
  },
  { field: 'date', message: 'dateIsWeekend', fails: ({ date }) => isWeekend(date) },
  // A time that nobody offers is none.
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

/** What the first step asks for. */
export const contactStep = (face: CallFace): CallRules =>
  rulesOf(ASKED[face], contactRules, face === 'maintenance');

/** What the second step asks for. @param now milliseconds since 1970 */
export const dateStep = (now: () => number): CallRules => rulesOf(dateFields, dateRules(now));

/** Everything that a request must hold, whatever step asked for it. */
export const callRequest = (face: CallFace, now: () => number): CallRules =>
  rulesOf([...ASKED[face], ...dateFields], [...contactRules, ...dateRules(now)]);

/** What a script posts: everything but the day, of which it says the moment. */
export const postedContact: CallRules = rulesOf(contactFields, contactRules);

/** A phone number by its digits alone; the rest as it was typed. */
export const normalised = (values: CallValues): CallValues => ({
  ...values,
  ...(values.phone !== undefined && { phone: phoneDigits(values.phone) }),
});
