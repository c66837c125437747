import type { PropsOf } from '@skein/cms-client';
import type { gridFields } from './fields.shared.ts';
import { GridCells, type GridCellsProps } from './grid-cells.tsx';
import { GridFrame } from './grid-frame.tsx';

export interface CardGridProps<T> extends Omit<GridCellsProps<T>, 'items'> {
  /** The grid's content, as an editor wrote it. */
  readonly grid: PropsOf<typeof gridFields> & Pick<GridCellsProps<T>, 'items'>;
}

/** A grid in its frame. `children` renders each item. */
export function CardGrid<T extends { readonly id?: string | undefined }>({
  grid,
  ...cells
}: CardGridProps<T>) {
  const { items, ...frame } = grid;
  return (
    <GridFrame {...frame}>
      <GridCells items={items} {...cells} />
    </GridFrame>
  );
}
