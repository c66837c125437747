'use client';

import { useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { callBackTexts } from './call-back.texts.ts';
import { STEP_PROGRESS, callSteps, type CallStep } from './engine/call-steps.ts';

export interface CallProgressProps {
  readonly step: CallStep;
}

/** Shows the visitor's progress, as a bar of four parts. */
export function CallProgress({ step }: CallProgressProps): ReactElement {
  const say = useWords();
  const { progress, of } = callBackTexts;
  const words = `${say(progress)} ${callSteps.indexOf(step) + 1} ${say(of)} ${callSteps.length}`;
  return (
    <Frame>
      <span aria-hidden="true">{words}</span>
      <Thread
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={STEP_PROGRESS[step]}
        $percent={STEP_PROGRESS[step]}
      />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

const Thread = styled.div<{ $percent: number }>`
  block-size: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: var(--color-line);

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: ${({ $percent }) => $percent}%;
    border-radius: inherit;
    background: var(--color-accent);

    @media (forced-colors: active) {
      background: Highlight;
    }

    @media (prefers-reduced-motion: no-preference) {
      transition: inline-size 400ms var(--ease-out);
    }
  }
`;
