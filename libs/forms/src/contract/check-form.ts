import type { Entered, FormDefinition } from './form-definition.ts';
import { formFields, type FormField, type FormValues } from './form-fields.ts';
import type { MessageKey } from './messages.ts';

export interface FormIssue {
  /** The field that is marked. */
  readonly field: FormField;
  readonly message: MessageKey;
}

const trimmed = (values: FormValues): Entered => ({
  email: values.email?.trim() ?? '',
  street: values.street?.trim() ?? '',
  unit: values.unit?.trim() ?? '',
  zip: values.zip?.trim() ?? '',
});

/** The fields of a form that these values speak of, in the order on the page. */
export const shownFields = (form: FormDefinition, values: FormValues): readonly FormField[] =>
  formFields.filter(
    (field) =>
      form.fields.includes(field) || (form.optionalFields.includes(field) && values[field] !== undefined),
  );

/**
 * What is wrong with what was typed: in the order of the form's rules, at most one thing per field.
 * @param shown fields that the visitor was asked for; left out, they are taken from the values
 */
export function checkForm(
  form: FormDefinition,
  values: FormValues,
  shown: readonly FormField[] = shownFields(form, values),
): readonly FormIssue[] {
  const entered = trimmed(values);
  const issues: FormIssue[] = [];
  for (const { field, message, fails, alone } of form.rules) {
    if (!shown.includes(field) || issues.some((issue) => issue.field === field) || !fails(entered)) continue;
    issues.push({ field, message });
    if (alone || form.firstIssueOnly) break;
  }
  return issues;
}

/** The field that gets the focus after a refused submit. */
export function fieldToFocus(
  form: FormDefinition,
  values: FormValues,
  issues: readonly FormIssue[],
  shown: readonly FormField[] = shownFields(form, values),
): FormField | undefined {
  if (issues.length === 0) return undefined;
  const entered = trimmed(values);
  const empty = form.focusIfEmpty.find((field) => shown.includes(field) && entered[field] === '');
  return empty ?? issues[0]?.field;
}
