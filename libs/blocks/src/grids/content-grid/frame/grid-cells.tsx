import { atLeast, type SpaceStep } from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { cellColumns, cellSpan, type CellColumns, type CellSpan, type MostInRow } from './cell-span.ts';

export interface GridCellsProps<T> {
  readonly items: readonly T[];
  readonly most?: MostInRow;
  /** Width of a cell. By default, the number of items decides the width. */
  readonly span?: CellSpan | undefined;
  /** Whether a single item is as wide as the page. By default it is as wide as a column of text. */
  readonly wide?: boolean;
  /** Space between cells, in steps of the space scale. One step is 4 px. */
  readonly gap?: SpaceStep;
  /** Use `ol` if the order has a meaning. */
  readonly as?: 'ul' | 'ol';
  /** Returns the content of a cell. */
  readonly children: (item: T, index: number) => ReactNode;
}

/** The items of a grid as a list. The number of items and the available width decide the number of columns. */
export function GridCells<T extends { readonly id?: string | undefined }>(props: GridCellsProps<T>) {
  const { items, most, span = cellSpan(items.length, most), gap = 6 } = props;
  const { as = 'ul', wide = false, children } = props;
  return (
    <Cells as={as} role="list" $columns={cellColumns(items.length, span)} $gap={gap}>
      {items.map((item, index) => (
        <Cell key={item.id ?? index} $narrow={items.length === 1 && !wide}>
          {children(item, index)}
        </Cell>
      ))}
    </Cells>
  );
}

const Cells = styled.ul<{ $columns: CellColumns; $gap: SpaceStep }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-${({ $gap }) => $gap});
  margin: 0;
  padding: 0;
  list-style: none;

  ${atLeast('small')} {
    grid-template-columns: repeat(${({ $columns }) => $columns.small}, minmax(0, 1fr));
  }

  ${atLeast('medium')} {
    grid-template-columns: repeat(${({ $columns }) => $columns.medium}, minmax(0, 1fr));
  }

  ${atLeast('full')} {
    grid-template-columns: repeat(${({ $columns }) => $columns.full}, minmax(0, 1fr));
  }
`;

const Cell = styled.li<{ $narrow: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  ${({ $narrow }) => $narrow && 'max-inline-size: var(--column-text);'}
`;
