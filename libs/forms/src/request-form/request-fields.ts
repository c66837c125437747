import type { FieldIssue, FieldRule, FieldValues, FormRules } from '../rules/form-rules.ts';
import type { RequestMessage } from './request-messages.ts';

/** All fields that requests to the provider may have. */
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

/** A request that a person at the provider answers: its fields, and the format of its post. */
export interface RequestForm extends FormRules<RequestField, RequestMessage> {
  readonly id: RequestFormId;
  /** Kind of the request at the provider. It is also the action name of the human check. */
  readonly kind: string;
  /** The name of each field in the form's HTML. */
  readonly names: Readonly<Record<RequestField, string>>;
  /** Name of the form token in every post. Undefined if only posts without script have a token. */
  readonly csrfField?: string;
  /** Longest text of each typed field, in characters. */
  readonly maxLengths: Readonly<Partial<Record<RequestField, number>>>;
  /** Options of each choice, with the default first. */
  readonly choices: Readonly<Partial<Record<RequestField, readonly string[]>>>;
  /** Whether the form posts its fields as `multipart/form-data`. */
  readonly multipart: boolean;
}
