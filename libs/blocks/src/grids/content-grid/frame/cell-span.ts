/** Number of columns that a cell spans, out of twelve. */
export type CellSpan = 12 | 6 | 4 | 3;

/** Largest number of cells in a row. Use `three` for wide cells. */
export type MostInRow = 'three' | 'four';

/**
 * Returns how many of twelve columns a cell spans: 12 in a grid of one cell, 6 for two cells, 4 for three
 * cells. In larger grids a cell spans 3 columns, or 4 columns if `most` is `three`.
 */
export function cellSpan(count: number, most: MostInRow = 'four'): CellSpan {
  if (count <= 1) return 12;
  if (count === 2) return 6;
  if (count === 3 || most === 'three') return 4;
  return 3;
}

/**
 * Number of cells per row: `full` in a grid as wide as the page, `medium` on a tablet, `small` in a narrow
 * grid. A phone shows one cell per row.
 */
export interface CellColumns {
  readonly full: number;
  readonly medium: number;
  readonly small: number;
}

/** Returns the numbers of cells per row for a grid. A tablet shows two cells per row instead of four. */
export function cellColumns(count: number, span: CellSpan): CellColumns {
  const full = 12 / span;
  return { full, medium: full === 4 ? 2 : full, small: count > 1 ? Math.min(2, full) : 1 };
}
