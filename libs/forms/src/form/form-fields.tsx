import { FieldError, TextField, type TextLineProps } from '@skein/ui';
import type { ComponentProps, ReactElement } from 'react';
import { fieldsOf, fieldToFocus, requiredFields } from '../rules/check-form.ts';
import { FieldPlace, Near } from './form.styles.ts';
import type { FieldLook, FormLook } from './form-look.ts';
import { issueId } from './issue-id.ts';
import { IssueBubble } from './issue-bubble.tsx';
import type { FormControl } from './form-setup.ts';

/** The data for drawing a field of a form. */
export interface FormField extends FieldLook {
  readonly label: string;
  /** An example of a text that the field's rules accept. */
  readonly example: string;
  /** Whether the label marks the field as optional. */
  readonly optional?: boolean;
  /** Attributes of the input, such as the type, hints for browsers, and the longest length. */
  readonly input: Omit<ComponentProps<'input'>, 'ref' | 'style' | 'className' | 'children' | 'aria-invalid'>;
}

export interface FormFieldsProps<Field extends string, Message extends string> {
  readonly idPrefix: string;
  readonly form: FormControl<Field, Message>;
  readonly fields: Readonly<Record<Field, FormField>>;
  readonly look: FormLook;
  /** Returns the message about a mistake in a field. Returns undefined if the field has no mistake. */
  readonly messageOf: (field: Field) => string | undefined;
  /** Draws a field that is not a plain text field. Returns undefined for a plain text field. */
  readonly draw?: ((field: Field, props: TextLineProps) => ReactElement | undefined) | undefined;
}

/** Returns the fields that share a row if there is room: neighboring half-width fields, in pairs. */
function pairsIn<Field extends string>(
  shown: readonly Field[],
  isHalf: (field: Field) => boolean,
): ReadonlySet<Field> {
  const paired = new Set<Field>();
  shown.forEach((field, place) => {
    const before = shown[place - 1];
    if (before === undefined || paired.has(before) || !isHalf(before) || !isHalf(field)) return;
    paired.add(before).add(field);
  });
  return paired;
}

export function FormFields<Field extends string, Message extends string>(
  props: FormFieldsProps<Field, Message>,
): ReactElement[] {
  const { idPrefix, form, fields, look, messageOf, draw } = props;
  const { rules, shown, names, values, refused } = form.setup;
  const paired = pairsIn(shown, (field) => fields[field].half !== undefined);
  const required = requiredFields(rules, (field) => fields[field].example, shown);
  // The field to focus after a server has refused a form that was sent without script.
  const focus = refused && (fieldToFocus(rules, refused.values, refused.issues, shown) ?? shown[0]);

  return shown.map((field) => {
    const { label, optional, input } = fields[field];
    const message = messageOf(field);
    const elsewhere = look.issues !== 'field' && message !== undefined;
    // A message at another field may also be about this field.
    const shared = form.issues.find((issue) => fieldsOf(issue).includes(field))?.field;
    const told = elsewhere ? field : message === undefined ? shared : undefined;
    const common: TextLineProps = {
      ...input,
      id: `${idPrefix}-${field}`,
      name: names[field],
      label,
      optional,
      required: required.includes(field),
      error: elsewhere ? undefined : message,
      invalid: told !== undefined,
      defaultValue: refused?.values[field] ?? values?.[field],
      // Without script, only the focus leads the visitor to the field.
      autoFocus: focus === field ? true : undefined,
      'aria-describedby':
        told && (look.issues === 'field' ? `${idPrefix}-${told}-error` : issueId(idPrefix, told)),
    };
    return (
      <FieldPlace
        key={field}
        $paired={paired.has(field)}
        $look={fields[field]}
        $folds={look.folds}
        $fades={look.fades}
      >
        {draw?.(field, common) ?? <TextField {...common} />}
        {look.issues === 'form' && message && (
          <Near>
            <FieldError id={`${common.id}-near`}>{message}</FieldError>
          </Near>
        )}
        {look.issues === 'tooltip' && message && (
          <IssueBubble id={issueId(idPrefix, field)}>{message}</IssueBubble>
        )}
      </FieldPlace>
    );
  });
}
