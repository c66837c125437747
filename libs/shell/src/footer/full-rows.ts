/** The layout of columns in rows that are all full. */
export interface FullRows {
  /** Columns of the grid. */
  readonly count: number;
  /** Number of columns that the first group spans. */
  readonly firstSpans: number;
}

/**
 * Returns the layout in which no column is alone in the last row. The first column also takes the cells that
 * would be empty; of all layouts, the one with the fewest such cells is used.
 * @param columns 1 or more
 * @param room number of columns that fit side by side, 1 or more
 */
export function fullRows(columns: number, room: number): FullRows {
  const most = Math.min(columns, room);
  const layouts = Array.from({ length: most }, (_, index) => {
    const count = most - index;
    return { count, firstSpans: 1 + ((count - (columns % count)) % count) };
  });
  const inRows = layouts.filter(({ count }) => count > 1);
  return inRows.toSorted((a, b) => a.firstSpans - b.firstSpans)[0] ?? { count: 1, firstSpans: 1 };
}
