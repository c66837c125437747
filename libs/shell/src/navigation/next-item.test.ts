import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextItem } from './next-item.ts';

const list = fc
  .integer({ min: 1, max: 60 })
  .chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: 0, max: count - 1 })));

describe('the arrow keys in a menu', () => {
  it.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', -1, 3, 2],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', 2, 3, 1],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['ArrowDown', -1, 0, undefined],
    ['Tab', 0, 3, undefined],
  ])('%s from item %i of %i leads to %s', (key, current, count, expected) => {
    expect(nextItem(key, current, count)).toBe(expected);
  });

  it('visit every item once and come back, whichever way', () => {
    fc.assert(
      fc.property(list, fc.constantFrom('ArrowDown', 'ArrowUp'), ([count, start], key) => {
        const seen = new Set<number>();
        let at = start;
        for (let step = 0; step < count; step++) {
          at = nextItem(key, at, count) ?? -1;
          seen.add(at);
        }
        expect(seen.size).toBe(count);
        expect(at).toBe(start);
      }),
    );
  });
});
