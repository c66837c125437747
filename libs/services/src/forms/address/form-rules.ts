import type { FormOfEntry } from '@skein/forms/content';
import {
  checkForm,
  formFields,
  isEmail,
  isZip,
  type FormDefinition,
  type FormIssue,
  type FormValues,
} from '@skein/forms/contract';

/** Finds the form of a content entry. Returns undefined if the entry does not exist or is no form. */
export type FormOf = (formEntryId: string) => FormOfEntry | undefined | Promise<FormOfEntry | undefined>;

/** Rules for an unknown form. An email or a ZIP code is required, and each value must be valid. */
const anyForm: FormDefinition = {
  id: 'any',
  order: formFields,
  fields: ['zip'],
  optionalFields: ['email'],
  firstIssueOnly: false,
  focusIfEmpty: [],
  rules: [
    { field: 'email', message: 'emailRequired', fails: ({ email }) => email === '' },
    { field: 'email', message: 'emailInvalid', fails: ({ email }) => !isEmail(email) },
    { field: 'zip', message: 'zipRequired', fails: ({ email, zip }) => email === '' && zip === '' },
    { field: 'zip', message: 'zipInvalid', fails: ({ zip }) => zip !== '' && !isZip(zip) },
  ],
};

/**
 * Returns only values of fields that the form shows, because visitors cannot have typed other values. The result may
 * lack an optional field although the form shows it, because the visitor may have opened the page before an editor
 * added the field.
 */
export function shownValues(found: FormOfEntry | undefined, values: FormValues): FormValues {
  if (!found) return values;
  return Object.fromEntries(
    found.shown.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
  );
}

/**
 * Checks posted values by the rules of their form, or by general rules if the form is unknown. A post with an optional
 * field, even an empty one, means that the page has shown the field.
 */
export const checkPost = (found: FormOfEntry | undefined, values: FormValues): readonly FormIssue[] =>
  checkForm(found?.form ?? anyForm, values);
