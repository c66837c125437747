import type { FieldIssue, FieldRule, FieldValues, FormRules } from '../rules/form-rules.ts';
import type { RequestMessage } from './request-messages.ts';

/** Everything that a request to the provider may ask for. */
export const requestFields = [
  'company',
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'unit',
  'city',
  'zip',
  'units',
  'year',
  'manager',
  'message',
  'human',
] as const;
export type RequestField = (typeof requestFields)[number];

export type RequestValues = FieldValues<RequestField>;
export type RequestRule = FieldRule<RequestField, RequestMessage>;
export type RequestIssue = FieldIssue<RequestField, RequestMessage>;

export type RequestFormId =
  'businessContact' | 'buildingRequest' | 'webpassContact' | 'webpassResidential' | 'chat';

/** A request that a person at the provider answers: what it asks for, and how it is posted. */
export interface RequestForm extends FormRules<RequestField, RequestMessage> {
  readonly id: RequestFormId;
  /** What the human check is asked for, and what its submissions are called. */
  readonly kind: string;
  /** What the fields are called in the document. */
  readonly names: Readonly<Record<RequestField, string>>;
  /** What every post calls the form token; undefined: only posts without script carry one. */
  readonly csrfField?: string;
  /** Longest text of each field that is typed, in characters. */
  readonly maxLengths: Readonly<Partial<Record<RequestField, number>>>;
  /** Answers to choose from, the default first. */
  readonly choices: Readonly<Partial<Record<RequestField, readonly string[]>>>;
  /** Posted as parts of their own, as forms with files are. */
  readonly multipart: boolean;
}
