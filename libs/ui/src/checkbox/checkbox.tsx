import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { choiceInputStyles, choiceLineStyles } from '../field/choice.styles.ts';
import { FieldError, FieldHint } from '../field/field.tsx';

export type CheckboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'style' | 'className' | 'children' | 'type' | 'aria-invalid'
> & {
  label: ReactNode;
  hint?: ReactNode;
  /** A message that says what is wrong and what to do. With it, the box is marked as invalid. */
  error?: ReactNode;
};

/** A checkbox for a single yes-or-no question. */
export function Checkbox({ label, hint, error, ...rest }: CheckboxProps): ReactElement {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, rest['aria-describedby']];
  return (
    <Frame>
      <Line htmlFor={id}>
        <Box
          {...rest}
          type="checkbox"
          id={id}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </Line>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.25rem;
  justify-items: start;
`;

const Line = styled.label`
  ${choiceLineStyles}
`;

const Box = styled.input`
  ${choiceInputStyles}
`;
