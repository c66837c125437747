import { FieldError, TextField, type TextLineProps } from '@skein/ui';
import type { ComponentProps, ReactElement } from 'react';
import { fieldsOf, fieldToFocus, requiredFields } from '../rules/check-form.ts';
import { FieldPlace, Near } from './form.styles.ts';
import type { FieldLook, FormLook } from './form-look.ts';
import { issueId } from './issue-id.ts';
import { IssueBubble } from './issue-bubble.tsx';
import type { FormControl } from './form-setup.ts';

/** A field as a form draws it. */
export interface FormField extends FieldLook {
  readonly label: string;
  /** A text that the field's rules accept. */
  readonly example: string;
  /** Whether the label marks the field as optional. */
  readonly optional?: boolean;
  /** Attributes of the input, such as type, hints for browsers, and longest text. */
  readonly input: Omit<ComponentProps<'input'>, 'ref' | 'style' | 'className' | 'children' | 'aria-invalid'>;
}

export interface FormFieldsProps<Field extends string, Message extends string> {
  readonly idPrefix: string;
  readonly form: FormControl<Field, Message>;
  readonly fields: Readonly<Record<Field, FormField>>;
  readonly look: FormLook;
  /** Returns the message about a mistake in a field, or undefined for none. */
  readonly messageOf: (field: Field) => string | undefined;
  /** Draws a field that is not a plain text field. Undefined for a plain one. */
  readonly draw?: ((field: Field, props: TextLineProps) => ReactElement | undefined) | undefined;
}

/** Returns the fields that share a row where there is room: successive halves, in pairs. */
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

/** Draws the fields of a form, in their order. */
export function FormFields<Field extends string, Message extends string>(
  props: FormFieldsProps<Field, Message>,
): ReactElement[] {
  const { idPrefix, form, fields, look, messageOf, draw } = props;
  const { rules, shown, names, values, refused } = form.setup;
  const paired = pairsIn(shown, (field) => fields[field].half !== undefined);
  const required = requiredFields(rules, (field) => fields[field].example, shown);
  // Where to go on after a post that was refused without script.
  const focus = refused && (fieldToFocus(rules, refused.values, refused.issues, shown) ?? shown[0]);

  return shown.map((field) => {
    const { label, optional, input } = fields[field];
    const message = messageOf(field);
    const elsewhere = look.issues !== 'field' && message !== undefined;
    // What is said of another field names this one as well.
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
      // The only help in finding the field for somebody without script.
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
