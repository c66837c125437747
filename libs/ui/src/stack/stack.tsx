import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SpaceStep } from '../tokens/scales.ts';

export type StackAlign = 'start' | 'center' | 'end' | 'stretch';

export type StackProps = {
  children: ReactNode;
  /** Space between two children, as a step of the space scale (× 4 px). */
  gap?: SpaceStep | undefined;
  align?: StackAlign | undefined;
  as?: 'div' | 'ul' | 'ol' | 'header' | 'footer' | 'article' | 'section' | 'fieldset' | undefined;
  id?: string | undefined;
};

/** Shows children below each other, with equal space in between. */
export function Stack({ children, gap = 4, align = 'stretch', as = 'div', id }: StackProps): ReactElement {
  const list = as === 'ul' || as === 'ol';
  return (
    <Column as={as} id={id} $gap={gap} $align={align} {...(list ? { role: 'list' } : {})}>
      {children}
    </Column>
  );
}

const Column = styled.div<{ $gap: SpaceStep; $align: StackAlign }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => ($align === 'stretch' ? 'stretch' : $align === 'center' ? 'center' : `flex-${$align}`)};
  gap: var(--space-${({ $gap }) => $gap});
  min-inline-size: 0;
  text-align: ${({ $align }) => ($align === 'center' ? 'center' : 'inherit')};
`;
