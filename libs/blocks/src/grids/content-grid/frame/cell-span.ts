/** Number of columns, of twelve, that a cell spans. */
export type CellSpan = 12 | 6 | 4 | 3;

/** Largest number of cells in a row. Use `three` for cells that need the space. */
export type MostInRow = 'three' | 'four';

/**
 * Returns how many of twelve columns a cell spans: all for one cell, half for two, a third for three, and a
 * quarter or a third for more.
 */
export function cellSpan(count: number, most: MostInRow = 'four'): CellSpan {
  if (count <= 1) return 12;
  if (count === 2) return 6;
  if (count === 3 || most === 'three') return 4;
  return 3;
}

/**
 * Number of cells per row in a grid as wide as the page, in one on a tablet, and in a narrow one. A phone has
 * one.
 */
export interface CellColumns {
  readonly full: number;
  readonly medium: number;
  readonly small: number;
}

/**
 * Returns the cells per row at each width. A row of four becomes two rows of two if there is no room for four.
 */
export function cellColumns(count: number, span: CellSpan): CellColumns {
  const full = 12 / span;
  return { full, medium: full === 4 ? 2 : full, small: count > 1 ? Math.min(2, full) : 1 };
}
