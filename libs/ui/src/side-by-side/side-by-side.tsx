import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SpaceStep } from '../tokens/scales.ts';
import { atLeast, type LayoutWidth } from '../tokens/widths.ts';

export type SideBySideAlign = 'start' | 'center' | 'end' | 'stretch';

export type SideBySideProps = {
  /** Two elements. The first is first for screen readers, and is on top in a narrow container. */
  children: ReactNode;
  /** Relative widths of the first and the second element. */
  shares?: readonly [first: number, second: number] | undefined;
  /** The side of the second element. */
  side?: 'left' | 'right' | undefined;
  /** Vertical alignment of the elements if their heights differ. */
  align?: SideBySideAlign | undefined;
  /** Minimum width of the container at which the elements are side by side. */
  from?: LayoutWidth | undefined;
  /** Space between elements side by side. It grows with the container up to 80 px, or 96 px with `large`. */
  gap?: 'medium' | 'large' | undefined;
  /** Space between elements below each other, as a step of the space scale (× 4 px). */
  rowGap?: SpaceStep | undefined;
};

/** Shows two elements side by side if the container has room for both, and otherwise below each other. */
export function SideBySide(props: SideBySideProps): ReactElement {
  const { children, shares = [1, 1], side = 'right', align = 'center' } = props;
  const { from = 'medium', gap = 'large', rowGap = 10 } = props;
  return (
    <Columns $shares={shares} $side={side} $align={align} $from={from} $gap={gap} $rowGap={rowGap}>
      {children}
    </Columns>
  );
}

const gaps = {
  medium: 'clamp(var(--space-10), 6cqi, var(--space-20))',
  large: 'clamp(var(--space-10), 8cqi, var(--space-24))',
} as const;

const columns = (left: number, right: number) => `minmax(0, ${left}fr) minmax(0, ${right}fr)`;

/** The size of the page's title depends on the width of the column, so that the title fits on a tablet. */
const Columns = styled.div<{
  $shares: readonly [number, number];
  $side: 'left' | 'right';
  $align: SideBySideAlign;
  $from: LayoutWidth;
  $gap: keyof typeof gaps;
  $rowGap: SpaceStep;
}>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-${({ $rowGap }) => $rowGap}) ${({ $gap }) => gaps[$gap]};

  ${({ $from }) => atLeast($from)} {
    --heading-1: min(5rem, 6.6cqi);
    grid-template-columns: ${({ $side, $shares: [first, second] }) =>
      $side === 'right' ? columns(first, second) : columns(second, first)};
    align-items: ${({ $align }) => $align};
    ${({ $side }) => ($side === 'left' ? '> :last-child { order: -1; }' : '')}
  }
`;
