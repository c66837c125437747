import type { CallField, CallIssue, CallMessage, CallValues } from '../call-back/engine/call-fields.ts';
import type { CallFace } from '../call-back/engine/call-rules.ts';

/** The current time in every case, in ms since 1970. In the East, it is early on a Sunday afternoon. */
export const CALL_NOW_MS = Date.UTC(2026, 10, 22, 18);

/** The expected messages for the input of one step. */
export interface CallCase {
  readonly face: CallFace;
  readonly step: 'contact' | 'date';
  readonly about: string;
  readonly values: CallValues;
  /**
   * All mistakes, in the order of the rules. The first step of the maintenance page shows only the first one.
   */
  readonly issues: readonly CallIssue[];
}

type IssueText = `${CallField}:${CallMessage}`;
type Line = readonly [about: string, values: CallValues, ...issues: IssueText[]];

const issueOf = (text: IssueText): CallIssue => {
  const [field, message] = text.split(':') as [CallField, CallMessage];
  return { field, message };
};

export const goodContact: CallValues = {
  firstName: 'Sam',
  lastName: 'Reyes',
  email: 'sam@example.com',
  phone: '7375550142',
};
export const goodIssue: CallValues = { issue: 'billing', issueDetail: 'A charge that I do not know' };
export const goodDate: CallValues = { date: '2026-11-24', time: '09:00|9:00 AM', timeZone: 'PST' };
/** The moment of {@link goodDate}. */
export const GOOD_MOMENT = '2026-11-24T17:00:00.000Z';

const contact = (changed: CallValues = {}): CallValues => ({ ...goodContact, ...changed });

const contactLines: readonly Line[] = [
  ['everything filled in', contact()],
  [
    'spaces around everything',
    contact({ firstName: ' Sam ', lastName: ' Reyes ', email: ' sam@example.com ' }),
  ],
  ['a name in other letters', contact({ firstName: 'Đặng', lastName: 'Núñez' })],
  ['an email that only the loose pattern takes', contact({ email: 'sam@@example.com' })],
  ['an email as contacts copy it', contact({ email: '\u2068sam@example.com\u2069' })],
  ['a phone number with separators', contact({ phone: '(737) 555-0142' })],
  ['a phone number with dots', contact({ phone: '737.555.0142' })],
  ['a country code before the number', contact({ phone: '+1 (512) 555-0142' })],
  ['a country code without its plus', contact({ phone: '15125550142' })],
  [
    'full-width digits',
    contact({ phone: '\uff0b\uff11\u3000\uff15\uff11\uff12\uff15\uff15\uff15\uff10\uff11\uff14\uff12' }),
  ],
  ['hyphens at which no line breaks', contact({ phone: '512\u2011555\u20110142' })],
  [
    'marks of direction, as phones copy them',
    contact({ phone: '\u202a+1\u00a0512\u00a0555\u20110142\u202c' }),
  ],
  ['no first name', contact({ firstName: '' }), 'firstName:required'],
  ['a first name of spaces', contact({ firstName: '  ' }), 'firstName:required'],
  ['no last name', contact({ lastName: '' }), 'lastName:required'],
  ['no email', contact({ email: '' }), 'email:emailRequired'],
  ['an email without @', contact({ email: 'sam.example.com' }), 'email:emailInvalid'],
  ['an email without a dot', contact({ email: 'sam@example' }), 'email:emailInvalid'],
  ['an email that ends with its dot', contact({ email: 'sam@example.' }), 'email:emailInvalid'],
  ['an email without a name', contact({ email: '@example.com' }), 'email:emailInvalid'],
  ['an email that is too long', contact({ email: `${'s'.repeat(250)}@example.com` }), 'email:tooLong'],
  ['no phone number', contact({ phone: '' }), 'phone:phoneRequired'],
  ['nine digits', contact({ phone: '737555014' }), 'phone:phoneInvalid'],
  ['eleven digits', contact({ phone: '73755501422' }), 'phone:phoneInvalid'],
  ['nine digits after a country code', contact({ phone: '1737555014' }), 'phone:phoneInvalid'],
  ['letters among the digits', contact({ phone: '73755501ab' }), 'phone:phoneInvalid'],
  ['nothing but separators', contact({ phone: '---' }), 'phone:phoneRequired'],
  ['a first name that is too long', contact({ firstName: 's'.repeat(61) }), 'firstName:tooLong'],
  [
    'names and email missing',
    contact({ firstName: '', lastName: '', email: '' }),
    'firstName:required',
    'lastName:required',
    'email:emailRequired',
  ],
  [
    'a bad email and no phone number',
    contact({ email: 'sam', phone: '' }),
    'email:emailInvalid',
    'phone:phoneRequired',
  ],
];

const nothing: CallValues = { firstName: '', lastName: '', email: '', phone: '' };
const NOTHING: readonly IssueText[] = [
  'firstName:required',
  'lastName:required',
  'email:emailRequired',
  'phone:phoneRequired',
];

const issueLines: readonly Line[] = [
  ['nothing chosen that it is about', contact({ ...goodIssue, issue: '' }), 'issue:required'],
  ['no words about it', contact({ ...goodIssue, issueDetail: '' }), 'issueDetail:required'],
  [
    'words about it that are too long',
    contact({ ...goodIssue, issueDetail: 'x'.repeat(301) }),
    'issueDetail:tooLong',
  ],
  [
    'nothing at all',
    { ...nothing, issue: '', issueDetail: '' },
    ...NOTHING,
    'issue:required',
    'issueDetail:required',
  ],
];

const date = (changed: CallValues = {}): CallValues => ({ ...goodDate, ...changed });

const dateLines: readonly Line[] = [
  ['everything filled in', date()],
  ['tomorrow', date({ date: '2026-11-23' })],
  ['the twenty-ninth day', date({ date: '2026-12-21' })],
  ['a zone by its own name', date({ timeZone: 'America/Denver' })],
  ['a zone that nobody knows, which counts as Eastern', date({ timeZone: 'XYZ' })],
  ['a time without a label', date({ time: '09:00' })],
  ['no day', date({ date: '' }), 'date:required'],
  ['a day that there is not', date({ date: '2026-02-30' }), 'date:required'],
  ['a day in other words', date({ date: 'tomorrow' }), 'date:required'],
  ['today', date({ date: '2026-11-22' }), 'date:dateOutOfWindow'],
  ['yesterday', date({ date: '2026-11-21' }), 'date:dateOutOfWindow'],
  ['the thirtieth day', date({ date: '2026-12-22' }), 'date:dateOutOfWindow'],
  ['last year', date({ date: '2025-11-24' }), 'date:dateOutOfWindow'],
  ['a Saturday', date({ date: '2026-11-28' }), 'date:dateIsWeekend'],
  ['a Sunday', date({ date: '2026-11-29' }), 'date:dateIsWeekend'],
  ['a Saturday beyond the window', date({ date: '2027-01-02' }), 'date:dateOutOfWindow'],
  ['no time', date({ time: '' }), 'time:required'],
  ['a time that there is not', date({ time: '25:00|late' }), 'time:required'],
  ['no zone', date({ timeZone: '' }), 'timeZone:required'],
  ['nothing', { date: '', time: '', timeZone: '' }, 'date:required', 'time:required', 'timeZone:required'],
  [
    'a weekend and no zone',
    date({ date: '2026-11-28', timeZone: '' }),
    'date:dateIsWeekend',
    'timeZone:required',
  ],
];

const casesOf = (face: CallFace, step: CallCase['step'], lines: readonly Line[]): readonly CallCase[] =>
  lines.map(([about, values, ...issues]) => ({ face, step, about, values, issues: issues.map(issueOf) }));

/** The expected messages of both call forms. The drawn form and the service must give the same messages. */
export const callCases: readonly CallCase[] = [
  ...casesOf(
    'modal',
    'contact',
    contactLines.map(
      ([about, values, ...issues]) => [about, { ...goodIssue, ...values }, ...issues] as const,
    ),
  ),
  ...casesOf('modal', 'contact', issueLines),
  ...casesOf('modal', 'date', dateLines),
  ...casesOf('maintenance', 'contact', contactLines),
  ...casesOf('maintenance', 'contact', [['nothing at all', nothing, ...NOTHING]]),
  ...casesOf('maintenance', 'date', dateLines),
];

/** Returns the mistakes that a step shows. The first step of the maintenance page shows only one mistake. */
export const shownOf = ({ face, step, issues }: CallCase): readonly CallIssue[] =>
  face === 'maintenance' && step === 'contact' ? issues.slice(0, 1) : issues;
