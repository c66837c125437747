'use client';

import { Button, Field } from '@skein/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FILE_ENDINGS } from '../application/index.ts';

export interface FileFieldProps {
  readonly id?: string | undefined;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly describedBy?: string | undefined;
  /** Text of the button that removes a chosen file. */
  readonly removeLabel: string;
  /** The field calls this function when the visitor chooses a file. */
  readonly onChoose: () => void;
  /** The field calls this function when the visitor removes the chosen file. */
  readonly onRemove: () => void;
}

/** Lets the visitor choose a file, or drop one onto the field. The chosen file stays in the file input of the form. */
export function FileField({
  id,
  name,
  label,
  hint,
  error,
  required,
  autoFocus,
  describedBy,
  removeLabel,
  onChoose,
  onRemove,
}: FileFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [isChosen, setChosen] = useState(false);
  function look() {
    const isThere = (input.current?.files?.length ?? 0) > 0;
    setChosen(isThere);
    if (isThere) onChoose();
  }
  // The visitor may have chosen a file before the form's script started.
  const lookOnce = useEffectEvent(look);
  useEffect(() => lookOnce(), []);

  function remove() {
    if (!input.current) return;
    input.current.value = '';
    look();
    onRemove();
    input.current.focus();
  }

  return (
    <Field id={id} label={label} hint={hint} error={error} describedBy={describedBy}>
      {(wiring) => (
        <Frame>
          <Input
            ref={input}
            type="file"
            name={name}
            accept={FILE_ENDINGS.join(',')}
            required={required}
            autoFocus={autoFocus}
            onChange={look}
            {...wiring}
          />
          {isChosen && (
            <Button variant="outline" size="small" onClick={remove}>
              {removeLabel}
            </Button>
          )}
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;

  & > input {
    flex: 1 1 16rem;
  }
`;

const Input = styled.input`
  box-sizing: border-box;
  min-inline-size: 0;
  max-inline-size: 100%;
  padding: 0.75rem;
  border: 1.5px dashed var(--color-line-strong);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);
  color: var(--color-text);
  font: inherit;
  font-size: 1rem;
  cursor: pointer;

  &::file-selector-button {
    min-block-size: 2.5rem;
    margin-inline-end: 0.875rem;
    padding-inline: 1.125rem;
    border: 1.5px solid var(--color-line-strong);
    border-radius: var(--radius-pill);
    background: var(--color-surface);
    color: var(--color-text);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }

  &:hover {
    border-color: var(--color-text);
  }

  &:focus-visible {
    border-color: var(--color-focus);
    outline: 2px solid var(--color-focus);
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-style: solid;
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }

  &[aria-invalid='true']:focus-visible {
    outline-offset: 3px;
  }
`;
