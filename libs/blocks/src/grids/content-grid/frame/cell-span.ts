/** Of twelve columns. */
export type CellSpan = 12 | 6 | 4 | 3;

/** `four`: up to four cells in a row. `three`: never more than three, for cells that need the room. */
export type MostInRow = 'three' | 'four';

/** How many of twelve columns a cell takes: one takes all, two half each, three a third, and more a quarter or a third. */
export function cellSpan(count: number, most: MostInRow = 'four'): CellSpan {
  if (count <= 1) return 12;
  if (count === 2) return 6;
  if (count === 3 || most === 'three') return 4;
  return 3;
}

/** Cells in a row of a grid as wide as the page, of one on a tablet, and of a narrow one; a phone has one. */
export interface CellColumns {
  readonly full: number;
  readonly medium: number;
  readonly small: number;
}

/** A row of four is two rows of two where there is no room for four. */
export function cellColumns(count: number, span: CellSpan): CellColumns {
  const full = 12 / span;
  return { full, medium: full === 4 ? 2 : full, small: count > 1 ? Math.min(2, full) : 1 };
}
