import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from '../field/control.styles.ts';
import type { FieldTexts } from '../field/field.tsx';
import { Field } from '../field/field.tsx';
import { Glyph } from '../icon/glyph.tsx';
import { chevronDownGlyph } from '../icon/glyph-paths.ts';

export type SelectOption = {
  value: string;
  label: string;
  disabled?: boolean | undefined;
};

export type SelectProps = FieldTexts &
  Omit<
    ComponentPropsWithRef<'select'>,
    'style' | 'className' | 'children' | 'multiple' | 'size' | 'aria-invalid'
  > & {
    options: readonly SelectOption[];
    /** Text of the first option, which has an empty value, such as "Choose a state". */
    placeholder?: string | undefined;
  };

/** A list from which the visitor selects one option. The control is native, which works best on phones. */
export function Select(props: SelectProps): ReactElement {
  const {
    label,
    labelHidden,
    hint,
    error,
    invalid,
    optional,
    optionalLabel,
    language,
    options,
    placeholder,
    ...rest
  } = props;
  const texts = { label, labelHidden, hint, error, invalid, optional, optionalLabel, language };
  return (
    <Field {...texts} id={rest.id} describedBy={rest['aria-describedby']}>
      {(wiring) => (
        <Frame>
          <Control {...rest} {...wiring}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Control>
          <Glyph path={chevronDownGlyph} size={20} />
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    inset-inline-end: 1rem;
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyles}
  padding-inline-end: 3rem;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;
