import type { FieldIssue, FieldRule, FieldValues, FormRules } from '../rules/form-rules.ts';
import { EMAIL_LENGTH_MAX } from '../rules/patterns.ts';
import type { AddressMessage } from './address-messages.ts';

/** What a form can ask for that is about an address, or about news of it. In the order on the page. */
export const addressFields = ['email', 'street', 'unit', 'zip'] as const;
export type AddressField = (typeof addressFields)[number];

export type AddressValues = FieldValues<AddressField>;
export type AddressRule = FieldRule<AddressField, AddressMessage>;
export type AddressIssue = FieldIssue<AddressField, AddressMessage>;

/** A form that asks for some of these fields. */
export interface AddressFormRules<Id extends string = string> extends FormRules<
  AddressField,
  AddressMessage
> {
  readonly id: Id;
  /** Form type that editors choose. Forms of their own content type have none. */
  readonly number?: number;
  /** Takes an email for news. On a page about an address it takes that address along. */
  readonly signUp?: boolean;
}

/** Longest text of each field, in characters. */
export const MAX_LENGTHS: Readonly<Record<AddressField, number>> = {
  email: EMAIL_LENGTH_MAX,
  street: 120,
  unit: 20,
  zip: 10,
};
