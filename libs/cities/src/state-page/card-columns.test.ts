// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cardColumns } from './card-columns.ts';

describe('the columns of a state', () => {
  it.each([
    [1, [1, 1, 1]],
    [2, [1, 2, 2]],
    [3, [1, 2, 3]],
    [4, [1, 2, 2]],
    [5, [1, 2, 2]],
    [12, [1, 2, 2]],
  ])('of %i cards are %j, from narrow to wide', (count, columns) => {
    const { base, medium, large } = cardColumns(count);
    expect([base, medium, large]).toEqual(columns);
  });
});
