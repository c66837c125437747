import { FORM_ENTRY_FIELD } from '../post/post-fields.ts';
import type { UiText } from '@skein/ui';
import type { CallBackContent, ServedStep } from './call-back.block.ts';
import type { CallField, CallMessage, CallValues } from './engine/call-fields.ts';
import type { CallOption } from './engine/call-options.ts';
import { fieldTexts } from './call-back.texts.ts';
import { CUSTOMER_ISSUE_FIELD, FACE_FIELD, STEP_FIELD } from './engine/call-post.constants.ts';
import type { CallFace } from './engine/call-rules.ts';
import type { CallState } from './engine/call-steps.ts';

/** The fixed subjects of a form without a subject field. `customerIssue` is for visitors with an account. */
export interface KnownIssue {
  readonly newIssue: string;
  readonly customerIssue: string;
  readonly issueDetail: string;
}

/** Settings that the steps of a call form share. */
export interface CallSetting {
  readonly face: CallFace;
  readonly content: CallBackContent;
  /** Subjects that the visitor can choose from. Empty if the form has a known subject. */
  readonly issues: readonly CallOption[];
  readonly known?: KnownIssue | undefined;
  /** Id of the block's entry. */
  readonly id?: string | undefined;
  /** Path of the block's page. Only a server sets it. */
  readonly page?: string | undefined;
  readonly url: string;
  /** Returns the current time, in ms since 1970. */
  readonly now: () => number;
  /** Returns the idempotency key for the content of a request. */
  readonly keyFor: (content: string) => string;
  /** Whether the page is the server's answer to a post without script. */
  readonly posted: boolean;
}

/** The props of every step. */
export interface StepProps {
  readonly setting: CallSetting;
  readonly state: CallState;
  /** The step that a server has drawn, if any. */
  readonly served?: ServedStep | undefined;
}

/** Names of the fields in a post without script. A script's request has the same names. */
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

/**
 * Returns the editors' messages about mistakes. If editors have set no message for a missing phone number, the
 * message for any missing field replaces it.
 */
export const messagesOf = (
  content: CallBackContent,
): { readonly [M in CallMessage | 'failed']?: string | undefined } => ({
  required: content.required,
  emailRequired: content.emailRequired,
  emailInvalid: content.emailInvalid,
  phoneRequired: content.phoneRequired ?? content.required,
  phoneInvalid: content.phoneInvalid,
  dateIsWeekend: content.dateIsWeekend,
  dateIsClosed: content.dateIsClosed,
  dateGone: content.dateGone,
  failed: content.failed,
});

/**
 * Returns the hidden fields of a step, for a post without script: the current step, and the input of all other
 * steps.
 */
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

/** Returns the server's refusal of this step: mistakes and a message. Undefined if there is no refusal. */
export function refusedOf({ state: { values, issues }, served }: StepProps) {
  const { message, reference } = served ?? {};
  return issues.length === 0 && message === undefined
    ? undefined
    : { values, issues, page: '', message, reference };
}

/** Returns the label of a field: the editors' label, or else the built-in label. */
export const fieldLabel = (
  content: CallBackContent,
  field: CallField,
  say: (text: UiText) => string,
): string => content[`${field}Label`] ?? say(fieldTexts[field]);

/** Returns the label of a value in a list. If the list no longer has the value, returns the value itself. */
export const labelOf = (options: readonly CallOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** Returns the value of each of the given fields, without outer blanks. */
export const valuesIn = (
  control: (field: CallField) => { readonly value: string } | undefined,
  fields: readonly CallField[],
): CallValues => Object.fromEntries(fields.map((field) => [field, control(field)?.value.trim() ?? '']));
