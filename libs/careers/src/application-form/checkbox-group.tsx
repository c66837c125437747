import { Checkbox, FieldError, FieldGroup } from '@skein/ui';
import { useId, type ReactElement, type ReactNode } from 'react';
import type { QuestionOption } from '../contract/index.ts';

export interface CheckboxGroupProps {
  readonly name: string;
  /** The text of the question, above the boxes. */
  readonly legend: ReactNode;
  readonly options: readonly QuestionOption[];
  /** The values that are ticked at first. */
  readonly chosen: readonly string[];
  readonly error?: ReactNode;
}

/** Draws a question with several possible answers, and a checkbox for each answer. */
export function CheckboxGroup({ name, legend, options, chosen, error }: CheckboxGroupProps): ReactElement {
  const id = useId();
  return (
    <FieldGroup
      legend={legend}
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? '' : undefined}
    >
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={label}
          defaultChecked={chosen.includes(value)}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </FieldGroup>
  );
}
