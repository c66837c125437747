import type { FieldIssue, FieldRule, FieldValues, FormRules } from '../rules/form-rules.ts';
import { EMAIL_LENGTH_MAX } from '../rules/patterns.ts';
import type { AddressMessage } from './address-messages.ts';

/** The fields of an address form, in the order on the page. */
export const addressFields = ['email', 'street', 'unit', 'zip'] as const;
export type AddressField = (typeof addressFields)[number];

export type AddressValues = FieldValues<AddressField>;
export type AddressRule = FieldRule<AddressField, AddressMessage>;
export type AddressIssue = FieldIssue<AddressField, AddressMessage>;

/** The rules of a form that asks for some of the address fields. */
export interface AddressFormRules<Id extends string = string> extends FormRules<
  AddressField,
  AddressMessage
> {
  readonly id: Id;
  /** The number with which editors choose the form. Undefined for a form that has its own content type. */
  readonly number?: number;
  /**
   * Whether the form takes an email for news. On a result page of the address check, such a form also sends the checked
   * address.
   */
  readonly signUp?: boolean;
}

/** Longest text of each field, in characters. */
export const MAX_LENGTHS: Readonly<Record<AddressField, number>> = {
  email: EMAIL_LENGTH_MAX,
  street: 120,
  // A chosen place moves the unit from the typed street into its field.
  unit: 120,
  zip: 10,
};
