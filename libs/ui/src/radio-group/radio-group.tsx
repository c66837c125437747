'use client';

import type { ChangeEvent, ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { choiceInputStyles, choiceLineStyles } from '../field/choice.styles.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { FieldError, FieldHint } from '../field/field.tsx';

export type RadioOption = {
  value: string;
  label: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioGroupProps = {
  /** The question above the answers. */
  legend: ReactNode;
  /** Name of the field with the answer in the form. */
  name: string;
  options: readonly RadioOption[];
  /** Value of the selected answer, if the caller controls it. */
  value?: string | undefined;
  /** Value of the answer that is selected at the start, if the form controls it. */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  hint?: ReactNode;
  /** A message that says what is wrong and what to do. With it, the group is marked as invalid. */
  error?: ReactNode;
  required?: boolean | undefined;
};

/** A question with a few answers, of which the visitor selects one. All answers are visible. */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const { legend, name, options, value, defaultValue, onChange, hint, error, required } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    onChange?.(event.currentTarget.value);
  }

  return (
    <FieldGroup legend={legend} aria-describedby={describedBy || undefined}>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {options.map((option) => (
        <Line key={option.value}>
          <Dot
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            required={required}
            aria-invalid={error ? true : undefined}
            onChange={handleChange}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
          />
          <span>{option.label}</span>
        </Line>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </FieldGroup>
  );
}

const Line = styled.label`
  ${choiceLineStyles}
`;

const Dot = styled.input`
  ${choiceInputStyles}
`;
