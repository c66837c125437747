import { Glyph, warningGlyph } from '@skein/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { SMALL_SCREEN } from './form.styles.ts';

export interface IssueBubbleProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** Draws a message in a bubble at its field. */
export function IssueBubble({ id, children }: IssueBubbleProps): ReactElement {
  return (
    <Bubble id={id} role="tooltip">
      <Glyph path={warningGlyph} size="1.15em" />
      <span>{children}</span>
    </Bubble>
  );
}

const Bubble = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 0.625rem);
  inset-inline-start: 0;
  z-index: 2;
  display: flex;
  gap: 0.45em;
  max-inline-size: 100%;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-danger);
  border-radius: var(--radius-small);
  background: var(--color-danger-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-danger);
  font-size: var(--text-small);
  font-weight: 600;
  line-height: 1.4;

  /* In a single column, the bubble takes its own space. Otherwise it would cover the next field. */
  @media ${SMALL_SCREEN} {
    position: relative;
    inset-block-start: auto;
    inline-size: fit-content;
    margin-block-start: 0.625rem;
  }

  &::before {
    content: '';
    position: absolute;
    inset-block-end: 100%;
    inset-inline-start: 1.25rem;
    border: 0.5rem solid transparent;
    border-block-start-width: 0;
    border-block-end-color: var(--color-danger);
  }
`;
