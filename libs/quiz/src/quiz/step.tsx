'use client';

import type { ReactElement, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { useFocus } from '../state/use-focus.ts';
import type { QuizState } from '../state/use-quiz.ts';

export interface StepProps extends Pick<QuizState, 'moved'> {
  /** Number of the step. 0 is the introduction. */
  readonly at: number;
  readonly children: ReactNode;
}

/**
 * Draws one step. The step slides in from the right if the visitor goes forward, and from the left if the visitor goes
 * back.
 */
export function Step({ at, moved, children }: StepProps): ReactElement {
  const root = useFocus(moved);
  return (
    <Moving ref={root} data-step={at} data-moved={moved}>
      {children}
    </Moving>
  );
}

const forward = keyframes`
  from { opacity: 0.2; translate: 2rem 0; }
`;
const back = keyframes`
  from { opacity: 0.2; translate: -2rem 0; }
`;

const Moving = styled.div`
  & [tabindex='-1']:focus {
    outline: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    &[data-moved='forward'] {
      animation: ${forward} var(--duration-slow) var(--ease-out);
    }

    &[data-moved='back'] {
      animation: ${back} var(--duration-slow) var(--ease-out);
    }
  }
`;
