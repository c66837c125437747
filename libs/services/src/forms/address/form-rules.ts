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

/** Finds the form of a content entry. */
export type FormOf = (formEntryId: string) => FormOfEntry | undefined | Promise<FormOfEntry | undefined>;

/** What holds for any form: an email that was asked for, or else a ZIP, and nothing that cannot be right. */
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
 * What a form asked for, of what was posted: the rest was typed by nobody. An email that is missing may belong to a page
 * from before the form asked for one.
 */
export function shownValues(found: FormOfEntry | undefined, values: FormValues): FormValues {
  if (!found) return values;
  return Object.fromEntries(
    found.shown.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])),
  );
}

/**
 * What is wrong with a post, by the rules of its form, or by those of any form when it cannot be found. Whether there is
 * an email field may depend on the page, so an email counts as asked for when it is there, empty or not.
 */
export function checkPost(found: FormOfEntry | undefined, values: FormValues): readonly FormIssue[] {
  const { form, shown } = found ?? anyEntry;
  const emailOptional = form.optionalFields.includes('email');
  const asked = formFields.filter((field) =>
    field === 'email' && emailOptional ? values.email !== undefined : shown.includes(field),
  );
  return checkForm(form, values, asked);
}
