import {
  checkForm,
  formFields,
  isEmail,
  isZip,
  type FormDefinition,
  type FormField,
  type FormIssue,
  type FormValues,
} from '@skein/forms/contract';

/** Finds the form that an entry of the content shows. */
export type FormOf = (
  formEntryId: string,
) => FormDefinition | undefined | Promise<FormDefinition | undefined>;

/** What holds for any form: an email that was asked for, or else a ZIP, and nothing that cannot be right. */
const anyForm: FormDefinition = {
  id: 'any',
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

/** Fields that the visitor was asked for. Posts carry an empty address where none was asked for, but no email. */
const shownIn = (form: FormDefinition, values: FormValues): readonly FormField[] =>
  formFields.filter(
    (field) =>
      form.fields.includes(field) ||
      (form.optionalFields.includes(field) &&
        (field === 'email' ? values.email !== undefined : Boolean(values[field]))),
  );

/** What is wrong with a post, by the rules of its form, or by those of any form when it cannot be found. */
export function checkPost(form: FormDefinition | undefined, values: FormValues): readonly FormIssue[] {
  const rules = form ?? anyForm;
  return checkForm(rules, values, shownIn(rules, values));
}
