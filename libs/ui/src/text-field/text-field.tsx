import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from '../field/control.styles.ts';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';

type Dropped = 'style' | 'className' | 'children' | 'aria-invalid';

type SingleLine = Omit<ComponentPropsWithRef<'input'>, Dropped> & { multiline?: false | undefined };
type MultiLine = Omit<ComponentPropsWithRef<'textarea'>, Dropped> & {
  /** Whether the field is a textarea. The textarea grows with its text if the browser supports that. */
  multiline: true;
};

/** Props of a field with one line: its texts, and all attributes of the `<input>`. */
export type TextLineProps = FieldTexts & SingleLine;

/** Texts of the field, and all attributes of the `<input>` or `<textarea>`, such as `autoComplete`. */
export type TextFieldProps = TextLineProps | (FieldTexts & MultiLine);

/** A text field. Its value is controlled by the parent component or by the form. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, labelHidden, hint, error, invalid, optional, optionalLabel, language, ...control } = props;
  const texts = { label, labelHidden, hint, error, invalid, optional, optionalLabel, language };
  return (
    <Field {...texts} id={control.id} describedBy={control['aria-describedby']}>
      {(wiring) => {
        if (control.multiline) {
          const { multiline: _, ...rest } = control;
          return <Area rows={4} {...rest} {...wiring} />;
        }
        const { multiline: _, ...rest } = control;
        return <Input type="text" {...rest} {...wiring} />;
      }}
    </Field>
  );
}

const Input = styled.input`
  ${controlStyles}
`;

const Area = styled.textarea`
  ${controlStyles}
  resize: vertical;
  field-sizing: content;
  min-block-size: 7.5rem;
  max-block-size: 24rem;
`;
