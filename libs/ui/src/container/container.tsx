import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

/** Maximum width: `text` for text, `content` is 1200 px, `wide` is wider, and `full` has no maximum. */
export type ContainerWidth = 'text' | 'content' | 'wide' | 'full';

export type ContainerProps = {
  children: ReactNode;
  width?: ContainerWidth | undefined;
  as?: 'div' | 'main' | 'header' | 'footer' | 'nav' | 'article' | undefined;
  id?: string | undefined;
};

/**
 * Centers its content, with space at the edges of the screen. It is a CSS query container, so its content can adapt to
 * its width with `@container`.
 */
export function Container({ children, width = 'content', as = 'div', id }: ContainerProps): ReactElement {
  return (
    <Frame as={as} id={id} $width={width}>
      {children}
    </Frame>
  );
}

const widths: Record<ContainerWidth, string> = {
  text: 'calc(var(--measure) + 2 * var(--space-gutter))',
  content: 'calc(var(--container) + 2 * var(--space-gutter))',
  wide: 'calc(var(--container) * 1.2 + 2 * var(--space-gutter))',
  full: 'none',
};

const Frame = styled.div<{ $width: ContainerWidth }>`
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: ${({ $width }) => widths[$width]};
  margin-inline: auto;
  padding-inline: ${({ $width }) => ($width === 'full' ? '0' : 'var(--space-gutter)')};
`;
