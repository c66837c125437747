import type { Entered, FieldIssue, FieldValues, FormRules } from './form-rules.ts';
import { typedText } from './typed-text.ts';

function enteredIn<Field extends string>(
  { order }: Pick<FormRules<Field, string>, 'order'>,
  values: FieldValues<Field>,
): Entered<Field> {
  const entered: { [Name in Field]?: string } = {};
  for (const field of order) entered[field] = typedText(field, values[field] ?? '');
  // `order` contains every field, so `entered` is complete.
  return entered as Entered<Field>;
}

/** Returns the fields that are always shown or are in `values`, in the order of the page. */
export const shownFields = <Field extends string>(
  { order, fields, optionalFields }: Pick<FormRules<Field, string>, 'order' | 'fields' | 'optionalFields'>,
  values: FieldValues<Field>,
): readonly Field[] =>
  order.filter(
    (field) => fields.includes(field) || (optionalFields.includes(field) && values[field] !== undefined),
  );

/**
 * Returns the mistakes in the visitor's input: at most one for each field, in the order of the form's rules.
 * @param shown fields on the page. Default: the result of `shownFields`
 */
export function checkForm<Field extends string, Message extends string>(
  form: FormRules<Field, Message>,
  values: FieldValues<Field>,
  shown: readonly Field[] = shownFields(form, values),
): readonly FieldIssue<Field, Message>[] {
  const entered = enteredIn(form, values);
  const issues: FieldIssue<Field, Message>[] = [];
  for (const { field, also, message, fails, alone } of form.rules) {
    if (!shown.includes(field) || issues.some((issue) => issue.field === field) || !fails(entered)) continue;
    issues.push({ field, message, also });
    if (alone || form.firstIssueOnly) break;
  }
  return issues;
}

/** Returns all fields of an issue, the marked field first. */
export const fieldsOf = <Field extends string>({
  field,
  also = [],
}: FieldIssue<Field, string>): readonly Field[] => [field, ...also];

/** Returns the field to focus after a form was refused. Returns undefined if there are no issues. */
export function fieldToFocus<Field extends string, Message extends string>(
  form: FormRules<Field, Message>,
  values: FieldValues<Field>,
  issues: readonly FieldIssue<Field, Message>[],
  shown: readonly Field[] = shownFields(form, values),
): Field | undefined {
  if (issues.length === 0) return undefined;
  const entered = enteredIn(form, values);
  const empty = form.focusIfEmpty.find((field) => shown.includes(field) && entered[field] === '');
  return empty ?? issues[0]?.field;
}

/**
 * Returns the shown fields that must not be empty.
 * @param exampleOf returns an example of a text that the field's rules accept
 */
export function requiredFields<Field extends string>(
  form: FormRules<Field, string>,
  exampleOf: (field: Field) => string,
  shown: readonly Field[],
): readonly Field[] {
  return shown.filter((left) => {
    const values: { [Name in Field]?: string } = {};
    for (const field of form.order) values[field] = field === left ? '' : exampleOf(field);
    return checkForm(form, values, shown).length > 0;
  });
}
