import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitInGroups } from './split-in-groups.ts';

const heights = fc.array(fc.nat({ max: 20 }), { maxLength: 14 });
const itself = (height: number) => height;
const tallest = (groups: readonly (readonly number[])[]) =>
  Math.max(0, ...groups.map((group) => group.reduce((sum, height) => sum + height, 0)));

describe('splitInGroups', () => {
  it.each([
    [[], []],
    [[4], [[4]]],
    [
      [4, 1],
      [[4], [1]],
    ],
    [
      [1, 1, 10],
      [[1], [1], [10]],
    ],
    [
      [2, 3, 5, 1, 4],
      [[2, 3], [5], [1, 4]],
    ],
  ])('cuts %j into %j', (items, groups) => {
    expect(splitInGroups(items, 3, itself)).toEqual(groups);
  });

  it('keeps every item, in its order', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: 1, max: 5 }), (items, count) => {
        expect(splitInGroups(items, count, itself).flat()).toEqual(items);
      }),
    );
  });

  it('makes as many groups as asked for, or one per item, none of them empty', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: 1, max: 5 }), (items, count) => {
        const groups = splitInGroups(items, count, itself);
        expect(groups).toHaveLength(Math.min(count, items.length));
        expect(groups.every((group) => group.length > 0)).toBe(true);
      }),
    );
  });

  it('is never taller than any other way to cut the list in three', () => {
    fc.assert(
      fc.property(heights, fc.nat(), fc.nat(), (items, a, b) => {
        fc.pre(items.length >= 3);
        const first = 1 + (a % (items.length - 2));
        const second = first + 1 + (b % (items.length - first - 1));
        const other = [items.slice(0, first), items.slice(first, second), items.slice(second)];
        expect(tallest(splitInGroups(items, 3, itself))).toBeLessThanOrEqual(tallest(other));
      }),
    );
  });
});
