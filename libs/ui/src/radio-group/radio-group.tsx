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
  /** The question. */
  legend: ReactNode;
  /** Field name with which the form sends the answer. */
  name: string;
  options: readonly RadioOption[];
  /** The chosen value, if the caller controls it. */
  value?: string | undefined;
  /** The initial value, if the form controls it. */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  hint?: ReactNode;
  /** Tells the visitor what is wrong and what to do. Marks the group as invalid. */
  error?: ReactNode;
  required?: boolean | undefined;
};

/** A choice of one of a few answers, all of them visible. */
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
