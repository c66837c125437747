import { Spinner } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

export interface RequestBackdropProps {
  /** Text that says what the visitor is waiting for. */
  readonly label: string;
}

/** Covers the page while a request is being sent. */
export function RequestBackdrop({ label }: RequestBackdropProps): ReactElement {
  return (
    <Curtain>
      <Plate>
        <Spinner size={56} />
        <span>{label}</span>
      </Plate>
    </Curtain>
  );
}

const Curtain = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  place-items: center;
  background: color-mix(in srgb, var(--color-text) 45%, transparent);
  cursor: progress;
`;

const Plate = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-6) var(--space-8);
  border-radius: var(--radius-large);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-float);
  color: var(--color-text);
  font-weight: 600;
`;
