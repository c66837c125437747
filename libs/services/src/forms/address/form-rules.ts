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

/** Finds the form of a content entry, or undefined. */
export type FormOf = (formEntryId: string) => FormOfEntry | undefined | Promise<FormOfEntry | undefined>;

/** The rules of any form: an email if it was asked for, or else a ZIP, and no values that cannot be right. */
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
 * Returns the posted values of fields that the form shows. Visitors cannot have typed the others. An email may
 * be missing if the page is older than the form's email field.
 */
export function shownValues(found: FormOfEntry | undefined, values: FormValues): FormValues {
  if (!found) return values;
  return Object.fromEntries(
    found.shown.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
  );
}

/**
 * Returns what is wrong with a post, by the rules of its form, or by those of any form if it cannot be found.
 * Only some pages show an optional email field, so it counts as shown if the post contains it, even empty.
 */
export function checkPost(found: FormOfEntry | undefined, values: FormValues): readonly FormIssue[] {
  const { form, shown } = found ?? anyEntry;
  const emailOptional = form.optionalFields.includes('email');
  const asked = formFields.filter((field) =>
    field === 'email' && emailOptional ? values.email !== undefined : shown.includes(field),
  );
  return checkForm(form, values, asked);
}
