import type { ContentColor } from '@skein/cms-client';

interface Cell {
  readonly value?: string | undefined;
  /** Ground of a chip that the value stands on, hex. */
  readonly color?: ContentColor | undefined;
}

/** What a table takes: columns as the CMS has them, each with the names of the rows that its values stand in. */
export interface Column {
  readonly header: string;
  readonly rows: readonly (Cell & { readonly header: string; readonly category?: string | undefined })[];
}

export interface TableLine {
  readonly header: string;
  /** A value per column; undefined where a column has none. */
  readonly cells: readonly (Cell | undefined)[];
}

/** Rows of one category, under its heading. Those without one have none. */
export interface TableGroup {
  readonly category: string | undefined;
  readonly lines: readonly TableLine[];
}

const keyOf = (words: string | undefined) => words?.trim().toLowerCase() ?? '';

/**
 * Turns columns into rows: values meet where category and name of the row are the same, whatever the case. Categories and
 * rows come in the order in which they are first named.
 */
export function tableGroups(columns: readonly Column[]): readonly TableGroup[] {
  const groups = new Map<string, { category: string | undefined; lines: Map<string, TableLine> }>();
  columns.forEach(({ rows }, index) => {
    for (const { header, category, value, color } of rows) {
      const group = groups.get(keyOf(category)) ?? { category, lines: new Map<string, TableLine>() };
      groups.set(keyOf(category), group);
      const line = group.lines.get(keyOf(header)) ?? { header, cells: columns.map(() => undefined) };
      group.lines.set(keyOf(header), {
        ...line,
        cells: line.cells.map((cell, at) => (at === index ? { value, color } : cell)),
      });
    }
  });
  return [...groups.values()].map(({ category, lines }) => ({ category, lines: [...lines.values()] }));
}
