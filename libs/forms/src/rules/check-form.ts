import type { Entered, FieldIssue, FieldValues, FormRules } from './form-rules.ts';
import { typedText } from './typed-text.ts';

function enteredIn<Field extends string>(
  { order }: Pick<FormRules<Field, string>, 'order'>,
  values: FieldValues<Field>,
): Entered<Field> {
  const entered: { [Name in Field]?: string } = {};
  for (const field of order) entered[field] = typedText(field, values[field] ?? '');
  // Every field is in the order.
  return entered as Entered<Field>;
}

/** The fields of a form that these values speak of, in the order on the page. */
export const shownFields = <Field extends string>(
  { order, fields, optionalFields }: Pick<FormRules<Field, string>, 'order' | 'fields' | 'optionalFields'>,
  values: FieldValues<Field>,
): readonly Field[] =>
  order.filter(
    (field) => fields.includes(field) || (optionalFields.includes(field) && values[field] !== undefined),
  );

/**
 * What is wrong with what was typed: in the order of the form's rules, at most one thing per field.
 * @param shown fields that the visitor was asked for; left out, they are taken from the values
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

/** The fields that an issue names: its own first. */
export const fieldsOf = <Field extends string>({
  field,
  also = [],
}: FieldIssue<Field, string>): readonly Field[] => [field, ...also];

/** The field that gets the focus after a refused submit. */
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
 * Shown fields without which the form is refused, whatever stands in the others.
 * @param exampleOf a text for each field that its rules take
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
