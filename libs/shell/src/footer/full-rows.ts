/** A layout in which all rows of columns are full. */
export interface FullRows {
  /** Number of columns of the grid. */
  readonly count: number;
  /** Number of columns that the first group of links takes. */
  readonly firstSpans: number;
}

/**
 * Returns a layout in which all rows are full, because the first group also takes the cells that would be empty. If
 * several layouts are possible, chooses the one in which the first group takes the fewest cells.
 * @param columns number of groups, 1 or more
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
