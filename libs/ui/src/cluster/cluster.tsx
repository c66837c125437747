import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SpaceStep } from '../tokens/scales.ts';

export type ClusterJustify = 'start' | 'center' | 'end' | 'between';
export type ClusterAlign = 'start' | 'center' | 'end' | 'baseline';

export type ClusterProps = {
  children: ReactNode;
  /** Space between two children, as a step of the space scale (× 4 px). */
  gap?: SpaceStep | undefined;
  justify?: ClusterJustify | undefined;
  /** Vertical alignment of children with different heights. */
  align?: ClusterAlign | undefined;
  as?: 'div' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | undefined;
  id?: string | undefined;
};

/** Shows children side by side. Children without room go to the next line. */
export function Cluster(props: ClusterProps): ReactElement {
  const { children, gap = 3, justify = 'start', align = 'center', as = 'div', id } = props;
  const list = as === 'ul' || as === 'ol';
  return (
    <Row as={as} id={id} $gap={gap} $justify={justify} $align={align} {...(list ? { role: 'list' } : {})}>
      {children}
    </Row>
  );
}

const justifications: Record<ClusterJustify, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
};

const alignments: Record<ClusterAlign, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  baseline: 'baseline',
};

const Row = styled.div<{ $gap: SpaceStep; $justify: ClusterJustify; $align: ClusterAlign }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => alignments[$align]};
  justify-content: ${({ $justify }) => justifications[$justify]};
  gap: var(--space-${({ $gap }) => $gap});
`;
