import { Checkbox, FieldError } from '@skein/ui';
import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { QuestionOption } from '../contract/index.ts';

export interface CheckboxGroupProps {
  readonly name: string;
  /** The question. */
  readonly legend: ReactNode;
  readonly options: readonly QuestionOption[];
  /** What is chosen at first. */
  readonly chosen: readonly string[];
  readonly error?: ReactNode;
}

/** Any of a few answers, all in view. */
export function CheckboxGroup({ name, legend, options, chosen, error }: CheckboxGroupProps): ReactElement {
  const id = useId();
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined} data-invalid={error ? '' : undefined}>
      <Legend>{legend}</Legend>
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
    </Group>
  );
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  margin-block-end: 0.375rem;
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.35;
`;
