import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../container/container.tsx';
import { paint, type Paint } from '../paint/paint.styles.ts';

/** Whether the color fills the frame or is only in its border. */
export type ModuleLook = 'filled' | 'outlined';

export interface ModuleOutlineProps {
  /** Hex color. Without it, the frame has a thin line. */
  readonly color?: string | undefined;
  /** Default: `filled`. */
  readonly look?: ModuleLook | undefined;
  readonly children: ReactNode;
}

/** Shows a block in a rounded frame inside the column of the page. The color is from content. */
export function ModuleOutline({ color, look = 'filled', children }: ModuleOutlineProps) {
  const outlined = look === 'outlined' && color !== undefined;
  return (
    <Room>
      <Container>
        <Frame $fill={outlined ? undefined : color} $line={color} $strong={outlined}>
          {children}
        </Frame>
      </Container>
    </Room>
  );
}

const Room = styled.div`
  padding-block: clamp(var(--space-5), 3vw, var(--space-10));
`;

const Frame = styled.div<Paint & { $line: string | undefined; $strong: boolean }>`
  padding-block: clamp(var(--space-3), 3vw, var(--space-10));
  border: ${({ $strong }) => ($strong ? 3 : 1)}px solid ${({ $line }) => $line ?? 'var(--color-line)'};
  border-radius: var(--radius-large);
  overflow: clip;
  ${paint}
`;
