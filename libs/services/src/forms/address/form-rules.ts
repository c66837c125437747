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

const anyEntry: Pick<FormOfEntry, 'shown'> & { readonly form: FormDefinition } = {
  form: anyForm,
  shown: ['zip'],
};

/**
 * Returns only the values of fields that the form shows, because a visitor cannot have typed other values. The email
 * may be missing even if the form shows its field, because the visitor may have opened the page before an editor added
 * the field.
 */
export function shownValues(found: FormOfEntry | undefined, values: FormValues): FormValues {
  if (!found) return values;
  return Object.fromEntries(
    found.shown.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
  );
}

/**
 * Checks posted values by the rules of their form, or by general rules if the form is unknown. Some forms show an email
 * field only if an editor adds it. For such a form, a post with an email, even an empty one, means that the page has
 * shown the field.
 */
export function checkPost(found: FormOfEntry | undefined, values: FormValues): readonly FormIssue[] {
  const { form, shown } = found ?? anyEntry;
  const emailOptional = form.optionalFields.includes('email');
  const asked = formFields.filter((field) =>
    field === 'email' && emailOptional ? values.email !== undefined : shown.includes(field),
  );
  return checkForm(form, values, asked);
}
