import type { ContentColor } from '@skein/cms-client';
import { Container } from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { paint, type Paint } from '../paint/paint.styles.ts';

export interface ModuleOutlineProps {
  /** Fill of the frame; a hairline without one. */
  readonly color?: ContentColor | undefined;
  readonly children: ReactNode;
}

/** Sets a block apart as a module: a rounded frame inside the page's column, in a colour from content. */
export function ModuleOutline({ color, children }: ModuleOutlineProps) {
  return (
    <Room>
      <Container>
        <Frame $fill={color}>{children}</Frame>
      </Container>
    </Room>
  );
}

const Room = styled.div`
  padding-block: clamp(var(--space-5), 3vw, var(--space-10));
`;

const Frame = styled.div<Paint>`
  padding-block: clamp(var(--space-3), 3vw, var(--space-10));
  border: 1px solid ${({ $fill }) => $fill ?? 'var(--color-line)'};
  border-radius: var(--radius-large);
  overflow: clip;
  ${paint}
`;
