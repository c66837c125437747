import type { ContentColor } from '@skein/cms-client';

export interface Cell {
  readonly value?: string | undefined;
  /** Background of the chip behind the value, hex. */
  readonly color?: ContentColor | undefined;
}

/** A column as the CMS stores it. Each value has the name and category of its row. */
export interface Column {
  readonly header: string;
  readonly rows: readonly (Cell & { readonly header: string; readonly category?: string | undefined })[];
}

export interface TableLine {
  readonly header: string;
  /** The values of each column: none, one, or several if the column has several rows of this name. */
  readonly cells: readonly (readonly Cell[])[];
}

/** Rows of one category, under its heading. A group without a category has no heading. */
export interface TableGroup {
  readonly category: string | undefined;
  readonly lines: readonly TableLine[];
}

const keyOf = (words: string | undefined) => words?.trim().toLowerCase() ?? '';

/**
 * Turns columns into rows. Values are in one row if they have the same category and row name, regardless of
 * case. Categories and rows are in the order of their first occurrence.
 */
export function tableGroups(columns: readonly Column[]): readonly TableGroup[] {
  const groups = new Map<string, { category: string | undefined; lines: Map<string, TableLine> }>();
  columns.forEach(({ rows }, index) => {
    for (const { header, category, value, color } of rows) {
      const group = groups.get(keyOf(category)) ?? { category, lines: new Map<string, TableLine>() };
      groups.set(keyOf(category), group);
      const line = group.lines.get(keyOf(header)) ?? { header, cells: columns.map(() => []) };
      group.lines.set(keyOf(header), {
        ...line,
        cells: line.cells.map((cell, at) => (at === index ? [...cell, { value, color }] : cell)),
      });
    }
  });
  return [...groups.values()].map(({ category, lines }) => ({ category, lines: [...lines.values()] }));
}
