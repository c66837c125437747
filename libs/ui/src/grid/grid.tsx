import type { ReactElement, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { SpaceStep } from '../tokens/scales.ts';
import { atLeast } from '../tokens/widths.ts';

/** Number of columns in a container below 36 rem (`base`), from 36 rem (`medium`) and from 60 rem (`large`). */
export type GridColumns = { base: number; medium: number; large: number };

export type GridProps = {
  children: ReactNode;
  /**
   * Minimum width of a column, as a CSS length. The grid has as many columns as fit. Default: 17rem. If
   * `columns` is present, `minimum` has no effect.
   */
  minimum?: string | undefined;
  /** Number of columns at each width of the container. A number n is short for 1, 2 and n columns. */
  columns?: GridColumns | number | undefined;
  /** Space between cells, as a step of the space scale (× 4 px). */
  gap?: SpaceStep | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  as?: 'div' | 'ul' | 'ol' | undefined;
};

/** A grid with cells of equal width. Its columns depend on the width of the container, not of the screen. */
export function Grid(props: GridProps): ReactElement {
  const { children, minimum = '17rem', columns, gap = 6, align = 'stretch', as = 'div' } = props;
  const counts = typeof columns === 'number' ? countsUpTo(columns) : columns;
  return (
    <Frame>
      <Cells
        as={as}
        $minimum={minimum}
        $columns={counts}
        $gap={gap}
        $align={align}
        {...(as === 'div' ? {} : { role: 'list' })}
      >
        {children}
      </Cells>
    </Frame>
  );
}

function countsUpTo(large: number): GridColumns {
  return { base: 1, medium: Math.min(2, large), large };
}

const Frame = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

const fixedColumns = ({ base, medium, large }: GridColumns) => css`
  grid-template-columns: repeat(${base}, minmax(0, 1fr));

  ${atLeast('small')} {
    grid-template-columns: repeat(${medium}, minmax(0, 1fr));
  }

  ${atLeast('full')} {
    grid-template-columns: repeat(${large}, minmax(0, 1fr));
  }
`;

const Cells = styled.div<{
  $minimum: string;
  $columns: GridColumns | undefined;
  $gap: SpaceStep;
  $align: string;
}>`
  display: grid;
  align-items: ${({ $align }) => $align};
  gap: var(--space-${({ $gap }) => $gap});
  ${({ $columns, $minimum }) =>
    $columns
      ? fixedColumns($columns)
      : css`
          grid-template-columns: repeat(auto-fit, minmax(min(100%, ${$minimum}), 1fr));
        `}
`;
