import { atLeast, keepsItsSides, type ThemeName } from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ThemePanelProps {
  readonly theme: ThemeName;
  /**
   * Content that fills one side of the panel up to the edges, or the lower part of the panel if there is no
   * room beside the words.
   */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** A rounded panel with its own background. If there is a picture, it fills the second half of the panel. */
export function ThemePanel({ theme, picture, children }: ThemePanelProps) {
  return (
    <Panel data-theme={theme} $halves={Boolean(picture)}>
      <Words>{children}</Words>
      {picture && <Side>{picture}</Side>}
    </Panel>
  );
}

const Panel = styled.div<{ $halves: boolean }>`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: var(--radius-large);
  background: var(--color-surface);
  color: var(--color-text);
  overflow: clip;

  ${atLeast('full')} {
    ${({ $halves }) => $halves && 'grid-template-columns: minmax(0, 1fr) minmax(0, 0.9fr);'}
  }
`;

const Words = styled.div`
  container-type: inline-size;
  align-self: center;
  padding: clamp(var(--space-8), 5cqi, var(--space-16)) clamp(var(--space-5), 5cqi, var(--space-16));
`;

const Side = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  container-type: inline-size;

  > * {
    position: absolute;
    inset: 0;
    block-size: 100%;
  }

  /* Beside a long text the ground of the panel goes on below. */
  img {
    block-size: 100%;
    ${keepsItsSides}
    inline-size: 100%;
    object-fit: cover;
  }

  ${atLeast('medium')} {
    aspect-ratio: 3 / 2;
  }

  ${atLeast('full')} {
    aspect-ratio: auto;
    min-block-size: 24rem;
  }
`;
