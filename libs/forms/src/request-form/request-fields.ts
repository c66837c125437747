import type { FieldIssue, FieldRule, FieldValues, FormRules } from '../rules/form-rules.ts';
import type { RequestMessage } from './request-messages.ts';

/** All fields that a request to the provider may have. */
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

/** A request that a person at the provider answers: its fields, and how it is posted. */
export interface RequestForm extends FormRules<RequestField, RequestMessage> {
  readonly id: RequestFormId;
  /** Action name of the human check, and kind of its submissions. */
  readonly kind: string;
  /** Names of the fields in the document. */
  readonly names: Readonly<Record<RequestField, string>>;
  /** Name of the form token in every post. Undefined if only posts without script carry one. */
  readonly csrfField?: string;
  /** Longest text of each typed field, in characters. */
  readonly maxLengths: Readonly<Partial<Record<RequestField, number>>>;
  /** Options to choose from, the default first. */
  readonly choices: Readonly<Partial<Record<RequestField, readonly string[]>>>;
  /** Whether it is posted as multipart, as forms with files are. */
  readonly multipart: boolean;
}
