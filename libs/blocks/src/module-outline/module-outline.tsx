import type { ContentColor } from '@skein/cms-client';
import { Container } from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ModuleOutlineProps {
  /** Fill of the frame; a hairline without one. */
  readonly color?: ContentColor | undefined;
  readonly children: ReactNode;
}

/** Sets a block apart as a module: a rounded frame inside the page's column, in a colour from content. */
export function ModuleOutline({ color, children }: ModuleOutlineProps) {
  return (
    <Container width="wide">
      <Frame $fill={color?.value} $text={color?.readable}>
        {children}
      </Frame>
    </Container>
  );
}

const Frame = styled.div<{ $fill: string | undefined; $text: string | undefined }>`
  margin-block: var(--space-8);
  border: 1px solid ${({ $fill }) => $fill ?? 'var(--color-line)'};
  border-radius: var(--radius-large);
  overflow: clip;
  ${({ $fill, $text }) => ($fill === undefined ? '' : `background-color: ${$fill}; color: ${$text}; --color-text: ${$text};`)}
`;
