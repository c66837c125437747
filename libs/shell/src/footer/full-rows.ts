/** How a number of columns is laid out in rows that are all full. */
export interface FullRows {
  /** Columns of the grid. */
  readonly count: number;
  /** What the first one takes of them. */
  readonly firstSpans: number;
}

/**
 * The layout of so many columns in which none is left alone in the last row: the first one takes what would stay empty,
 * and the layout is chosen in which that is least.
 * @param columns 1 or more
 * @param room    how many fit beside each other, 1 or more
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
