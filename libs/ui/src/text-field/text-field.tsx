import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from '../field/control.styles.ts';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';

type Dropped = 'style' | 'className' | 'children' | 'aria-invalid';

type SingleLine = Omit<ComponentPropsWithRef<'input'>, Dropped> & { multiline?: false | undefined };
type MultiLine = Omit<ComponentPropsWithRef<'textarea'>, Dropped> & {
  /** Whether the field has several lines: a textarea that grows with its text if the browser supports it. */
  multiline: true;
};

/** Props of a field for one line: its texts, and any attribute of the input itself. */
export type TextLineProps = FieldTexts & SingleLine;

/**
 * Texts of the field, and any attribute of the input or textarea itself: `autoComplete`, `inputMode`, `ref` …
 */
export type TextFieldProps = TextLineProps | (FieldTexts & MultiLine);

/** A text field. A parent may control its value or leave it to the form. */
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
