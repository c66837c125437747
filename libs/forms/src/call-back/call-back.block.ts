import { block, entryType, html, longText, text, type PropsOf, type Block } from '@skein/cms-client';
import { callBackDefaults, maintenanceDefaults } from './call-back.defaults.ts';
import type { CallIssue, CallValues } from './engine/call-fields.ts';
import type { CallStep } from './engine/call-steps.ts';
import { dayList } from './day-list.ts';
import { optionList } from './option-list.ts';

const message = (gf: string, help: string) => text(gf, 200).optional().help(help);
const label = (gf: string) => text(gf, 60).optional();
const button = (gf: string) => text(gf, 40).optional();

/** Texts that both call forms share. */
const shared = {
  title: text('gfTitle', 80).optional(),
  description: longText('gfDescription', 300).optional(),
  hintsTitle: text('gfHintsTitle', 80).optional(),
  hints: html('gfHints').optional().help('Beside the form, or under it on small screens; not in a dialog'),
  contactTitle: text('gfContactTitle', 80).optional().help('Title of the first step'),
  dateTitle: text('gfDateTitle', 80).optional().help('Title of the second step'),
  checkTitle: text('gfCheckInfoTitle', 80).optional().help('Title of the third step'),
  firstNameLabel: label('gfFirstName'),
  lastNameLabel: label('gfLastName'),
  emailLabel: label('gfEmailAddress'),
  phoneLabel: label('gfPhone'),
  dateLabel: label('gfDate'),
  timeLabel: label('gfTime'),
  timeZoneLabel: label('gfTimeZone'),
  times: optionList('gfTimeList', 'time').help(
    'label/HH:MM|label in the summary, such as 9 AM/09:00|9:00 AM',
  ),
  timeZones: optionList('gfTimeZoneList', 'zone').help(
    'label/zone: PST, MST, CST, EST, AZ, AKST, HST or a name such as America/Denver',
  ),
  closedDays: dayList('gfClosedDays')
    .optional()
    .help(
      'Weekdays on which nobody calls: 2026-11-26, or 12-25 for every year. The service needs the same list',
    ),
  next: button('gfNextCta'),
  back: button('gfBackCta'),
  confirm: button('gfConfirmCta').help('Sends the request'),
  confirmTitle: text('gfConfirmTitle', 80).optional(),
  confirmSubtitle: text('gfConfirmSubtitle', 200).optional(),
  addToCalendar: button('gfAddToCalendarCta'),
  eventTitle: text('gfCalendarEventTitle', 80).optional().help('In the calendar; nothing about the visitor'),
  eventNotes: text('gfCalendarEventNotes', 200).optional(),
  required: message('gfCommonErrorMessage', 'Something is missing'),
  emailRequired: message('gfEmailErrorMessage', 'The email is missing'),
  emailInvalid: message('gfEmailValidationErrorMessage3', 'What was entered is no email'),
  phoneRequired: message(
    'gfPhoneErrorMessage1',
    'The phone number is missing; else the message for anything',
  ),
  phoneInvalid: message('gfPhoneErrorMessage2', 'The phone number does not have 10 digits'),
  dateIsWeekend: message('gfErrorMessageForDate', 'The day is a Saturday or a Sunday'),
  dateIsClosed: message('gfErrorMessageForClosedDay', 'The day is a closed day'),
  dateGone: message('gfErrorMessageForPastDate', 'The day was fine when it was picked, and no longer is'),
  failed: message('gfSubmitErrorMessage', 'The request could not be sent'),
  postTo: text('gfScheduleCallFormApi', 2048)
    .default(callBackDefaults.postTo)
    .help('Where the request is sent: a path of this site or a web address'),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

const modalFields = {
  ...shared,
  issueLabel: label('gfIssue'),
  issueDetailLabel: label('gfIssueDetail'),
  issues: optionList('gfIssueList', 'issue').help('What the call may be about: label/value'),
  close: button('gfCloseCta').help('Closes the dialog at the end'),
} as const;

const maintenanceFields = {
  ...shared,
  newIssue: text('gfNewCustomerIssue', 120)
    .default(maintenanceDefaults.newIssue)
    .help('What the request is about, of somebody without an account'),
  customerIssue: text('gfExistingCustomerIssue', 120)
    .default(maintenanceDefaults.customerIssue)
    .help('The same of a customer'),
  issueDetail: text('gfIssueDetail', 200).default(maintenanceDefaults.issueDetail),
} as const;

/** The step that a server shows after a visitor without script has posted the previous step. */
export interface ServedStep {
  readonly step: CallStep;
  readonly values: CallValues;
  readonly issues: readonly CallIssue[];
  /** Why the service refused the step, if the reason is not a mistake in a field. */
  readonly message?: string | undefined;
  /** Id of the request, for visitors to quote. Undefined if nothing was refused. */
  readonly reference?: string | undefined;
  /**
   * Hidden fields: the page and the campaign from which the request comes, a fixed subject of the call, and the
   * idempotency key.
   */
  readonly hidden: Readonly<Record<string, string>>;
}

interface CallBlock {
  readonly id?: string | undefined;
  readonly served?: ServedStep | undefined;
  /** Path of the block's page with its language prefix, if a server draws the page. */
  readonly page?: string | undefined;
}
export interface ScheduleCallProps extends PropsOf<typeof modalFields>, CallBlock {}
export interface MaintenanceCallProps extends PropsOf<typeof maintenanceFields>, CallBlock {}
/** The texts that both call forms share, and the labels of fields that only one form has. */
export type CallBackContent = PropsOf<typeof shared> &
  Pick<PropsOf<typeof modalFields>, 'issueLabel' | 'issueDetailLabel'>;

const scheduleCallModel = entryType(
  'gfScheduleCallModal',
  {
    name: 'Schedule a call',
    description: 'Asks to be called on a weekday: who, when, a look at it, done',
    use: 'The modal item of a call to action of support; as a block of its own on the page that stands in for the dialog.',
    avoid: 'Visits of a technician: take the maintenance call.',
  },
  modalFields,
);

/** Content type of a form that asks for a call, in a dialog or on a page. */
export const scheduleCall: Block<typeof scheduleCallModel> = block(scheduleCallModel, {
  component: () => import('./schedule-call.tsx').then((m) => m.ScheduleCall),
  // A step that a server has drawn after a post works without script, so the script waits for an interaction.
  wakes: {
    when: 'interaction',
    island: () => import('../islands/schedule-call.ts').then((m) => m.default),
    on: ['call-begun'],
  },
});

const maintenanceCallModel = entryType(
  'gfScheduleMaintenanceCall',
  {
    name: 'Maintenance call',
    description: 'Asks to be called about maintenance; knows by itself what it is about',
    use: 'The maintenance page.',
    avoid: 'Questions of any kind: take the call that asks what it is about.',
  },
  maintenanceFields,
);

/** Content type of a form that asks for a call about a maintenance visit. */
export const maintenanceCall: Block<typeof maintenanceCallModel> = block(maintenanceCallModel, {
  component: () => import('./maintenance-call.tsx').then((m) => m.MaintenanceCall),
  wakes: {
    when: 'interaction',
    island: () => import('../islands/maintenance-call.ts').then((m) => m.default),
    on: ['call-begun'],
  },
});
