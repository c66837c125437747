import { FORM_ENTRY_FIELD } from '../post/post-fields.ts';
import type { UiText } from '@skein/ui';
import type { CallBackContent, ServedStep } from './call-back.content.ts';
import type { CallField, CallMessage, CallValues } from './engine/call-fields.ts';
import type { CallOption } from './engine/call-options.ts';
import { fieldTexts } from './call-back.texts.ts';
import { CUSTOMER_ISSUE_FIELD, FACE_FIELD, STEP_FIELD } from './engine/call-post.constants.ts';
import type { CallFace } from './engine/call-rules.ts';
import type { CallState } from './engine/call-steps.ts';

/** What a request is about where nobody is asked: of somebody without an account, and of a customer. */
export interface KnownIssue {
  readonly newIssue: string;
  readonly customerIssue: string;
  readonly issueDetail: string;
}

/** Everything that the steps of one way to ask for a call share. */
export interface CallSetting {
  readonly face: CallFace;
  readonly content: CallBackContent;
  /** What the visitor may choose that it is about; none where it is known. */
  readonly issues: readonly CallOption[];
  readonly known?: KnownIssue | undefined;
  /** Id of the entry. */
  readonly id?: string | undefined;
  /** Path of the page that it stands on, where a server has said it. */
  readonly page?: string | undefined;
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Key of a request by what it holds. */
  readonly keyFor: (content: string) => string;
}

/** What a step does beside drawing itself. */
export interface StepProps {
  readonly setting: CallSetting;
  readonly state: CallState;
  /** As a server has drawn it. */
  readonly served?: ServedStep | undefined;
}

/** Fields are called in a post what they are called in a request. */
export const CALL_NAMES: Readonly<Record<CallField, string>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  issue: 'issue',
  issueDetail: 'issueDetail',
  date: 'date',
  time: 'time',
  timeZone: 'timeZone',
};

/** Words of the editors for what can be wrong; a missing phone number falls back on what is said of anything missing. */
export const messagesOf = (
  content: CallBackContent,
): { readonly [M in CallMessage | 'failed']?: string | undefined } => ({
  required: content.required,
  emailRequired: content.emailRequired,
  emailInvalid: content.emailInvalid,
  phoneRequired: content.phoneRequired ?? content.required,
  phoneInvalid: content.phoneInvalid,
  dateIsWeekend: content.dateIsWeekend,
  dateGone: content.dateGone,
  failed: content.failed,
});

/** What a step carries unseen for a post without script: where it is, and what the other steps have brought. */
export function hiddenOf(
  { setting: { id, page, face, known }, state: { step, values }, served }: StepProps,
  asked: readonly CallField[],
): Readonly<Record<string, string | undefined>> {
  const brought = Object.entries(values).filter(
    ([field, value]) => value !== undefined && !(asked as readonly string[]).includes(field),
  );
  return {
    [FORM_ENTRY_FIELD]: id,
    pageSource: page,
    [STEP_FIELD]: step,
    [FACE_FIELD]: face,
    ...(known && {
      issue: known.newIssue,
      [CUSTOMER_ISSUE_FIELD]: known.customerIssue,
      issueDetail: known.issueDetail,
    }),
    ...Object.fromEntries(brought),
    ...served?.hidden,
  };
}

/** What was wrong with this step when a server drew it, or when the request came back to it. */
export function refusedOf({ state: { values, issues }, served }: StepProps) {
  const message = served?.message;
  return issues.length === 0 && message === undefined ? undefined : { values, issues, page: '', message };
}

/** The label of a field: the editors' words, else ours. */
export const fieldLabel = (
  content: CallBackContent,
  field: CallField,
  say: (text: UiText) => string,
): string => content[`${field}Label`] ?? say(fieldTexts[field]);

/** The label of a value in a list; the value itself where the list has it no longer. */
export const labelOf = (options: readonly CallOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** What stands in these fields. */
export const valuesIn = (
  control: (field: CallField) => { readonly value: string } | undefined,
  fields: readonly CallField[],
): CallValues => Object.fromEntries(fields.map((field) => [field, control(field)?.value.trim() ?? '']));
