'use client';

import { Button } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Say } from './application-form.texts.ts';

export interface UploadProgressProps {
  /** Number of sent bytes. `total` is the number of all bytes. */
  readonly sent: number;
  readonly total: number;
  readonly say: Say;
  readonly onCancel: () => void;
}

/** Shows how much of an application is sent, and a button that stops the upload. */
export function UploadProgress({ sent, total, say, onCancel }: UploadProgressProps): ReactElement {
  const share = total > 0 ? Math.min(sent / total, 1) : 0;
  const isUp = share === 1;
  return (
    <Frame>
      <Line>
        <span role="status">{isUp ? say('uploaded') : say('uploading')}</span>
        {!isUp && <span>{Math.floor(share * 100)} %</span>}
      </Line>
      <Bar aria-label={say('uploading')} max={1} value={share} />
      <Button variant="outline" size="small" onClick={onCancel}>
        {say('cancel')}
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-3);
  justify-items: start;
  padding: var(--space-4);
  border-radius: var(--radius-medium);
  background: var(--color-surface-sunken);
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  inline-size: 100%;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 0.5rem;
  border: 0;
  border-radius: var(--radius-pill);
  overflow: hidden;
  background: var(--color-line);
  accent-color: var(--color-accent);

  &::-webkit-progress-bar {
    background: var(--color-line);
  }

  &::-webkit-progress-value {
    border-radius: var(--radius-pill);
    background: var(--color-accent);
  }

  &::-moz-progress-bar {
    border-radius: var(--radius-pill);
    background: var(--color-accent);
  }
`;
