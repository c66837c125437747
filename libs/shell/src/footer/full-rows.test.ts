import { describe, expect, it } from 'vitest';
import { fullRows } from './full-rows.ts';

describe('columns in full rows', () => {
  it.each([
    [6, 4, 3, 1],
    [6, 3, 3, 1],
    [6, 2, 2, 1],
    [6, 1, 1, 1],
    [5, 4, 3, 2],
    [5, 2, 2, 2],
    [4, 4, 4, 1],
    [4, 3, 2, 1],
    [7, 4, 4, 2],
    [3, 4, 3, 1],
    [1, 4, 1, 1],
  ])(
    '%i of them, with room for %i, stand in %i, of which the first takes %i',
    (columns, room, count, firstSpans) => {
      expect(fullRows(columns, room)).toEqual({ count, firstSpans });
    },
  );

  it('leave no place empty, however many there are', () => {
    for (let columns = 1; columns < 30; columns++)
      for (let room = 1; room < 7; room++) {
        const { count, firstSpans } = fullRows(columns, room);
        expect((columns - 1 + firstSpans) % count, `${columns} in ${room}`).toBe(0);
        expect(firstSpans).toBeLessThanOrEqual(count);
      }
  });
});
