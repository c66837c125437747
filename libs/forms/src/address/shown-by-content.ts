import { shownFields } from '../rules/check-form.ts';
import type { AddressField, AddressFormRules } from './address-fields.ts';

export interface FieldLabels {
  readonly emailLabel?: string | undefined;
  readonly streetLabel?: string | undefined;
  readonly unitLabel?: string | undefined;
  readonly zipLabel?: string | undefined;
}

/**
 * Returns the fields that a form shows: its fixed fields, and optional ones for which the content has a label.
 */
export const shownByContent = (form: AddressFormRules, content: FieldLabels): readonly AddressField[] =>
  shownFields(form, {
    email: content.emailLabel,
    street: content.streetLabel,
    unit: content.unitLabel,
    zip: content.zipLabel,
  });
