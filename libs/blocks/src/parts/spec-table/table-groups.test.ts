import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableGroups, type Column } from './table-groups.ts';

const row = (header: string, value: string, category?: string) => ({ header, value, category });

describe('tableGroups', () => {
  it('joins the columns where their rows have one name, in the order in which it first comes up', () => {
    const columns: Column[] = [
      { header: 'Six', rows: [row('Ports', '2'), row('Wi-Fi', '6')] },
      { header: 'Seven', rows: [row('wi-fi ', '7'), row('Weight', '1 lb')] },
    ];
    expect(tableGroups(columns)).toEqual([
      {
        category: undefined,
        lines: [
          { header: 'Ports', cells: [[{ value: '2' }], []] },
          { header: 'Wi-Fi', cells: [[{ value: '6' }], [{ value: '7' }]] },
          { header: 'Weight', cells: [[], [{ value: '1 lb' }]] },
        ],
      },
    ]);
  });

  it('keeps rows of one name apart where they are of two categories', () => {
    const columns: Column[] = [
      { header: 'Phone', rows: [row('Range', 'far', 'Home'), row('Range', 'near', 'Yard')] },
    ];
    expect(tableGroups(columns).map(({ category, lines }) => [category, lines.length])).toEqual([
      ['Home', 1],
      ['Yard', 1],
    ]);
  });

  it('has a cell for each column in every row, and loses no value', () => {
    const rows = fc.array(fc.record({ header: fc.constantFrom('a', 'b', 'c'), value: fc.string() }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(fc.array(fc.record({ header: fc.string(), rows }), { maxLength: 4 }), (columns) => {
        const lines = tableGroups(columns).flatMap((group) => group.lines);
        expect(lines.every(({ cells }) => cells.length === columns.length)).toBe(true);
        columns.forEach((column, index) => {
          for (const { header } of column.rows)
            expect(
              lines.find((line) => line.header === header)?.cells[index]?.map(({ value }) => value),
            ).toEqual(column.rows.filter((row) => row.header === header).map(({ value }) => value));
        });
      }),
    );
  });
});
