import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, before, nearest } from './position.ts';

const at = (index: number, count: number, step: number, loop: boolean) => ({ index, count, step, loop });

describe('the next slide', () => {
  it.each([
    ['one on', at(0, 4, 1, false), 1],
    ['two on', at(1, 5, 2, true), 3],
    ['round the end', at(4, 5, 2, true), 1],
    ['the last, at the end', at(3, 4, 1, false), 3],
    ['the last, past the end', at(3, 5, 2, false), 4],
    ['none of none', at(0, 0, 1, true), 0],
  ])('is %s', (_, position, expected) => expect(after(position)).toBe(expected));

  it.each([
    ['one back', at(2, 4, 1, false), 1],
    ['round the beginning', at(0, 5, 2, true), 3],
    ['the first, at the beginning', at(0, 4, 1, false), 0],
    ['none of none', at(0, 0, 2, true), 0],
  ])('before is %s', (_, position, expected) => expect(before(position)).toBe(expected));

  it('comes to every slide of an odd number when it goes on by two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (half) => {
        const count = 2 * half + 1;
        const seen = new Set<number>();
        for (let index = 0; !seen.has(index); index = after(at(index, count, 2, true))) seen.add(index);
        expect(seen.size).toBe(count);
      }),
    );
  });

  it('is undone by the one before, where it loops', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(), fc.constantFrom(1, 2), (count, nat, step) => {
        const index = nat % count;
        expect(before(at(after(at(index, count, step, true)), count, step, true))).toBe(index);
      }),
    );
  });
});

describe('the nearest place', () => {
  it('is what a look at each would find', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(5000), { minLength: 1 }), fc.integer(), (unsorted, scrolled) => {
        const places = unsorted.toSorted((a, b) => a - b);
        const distances = places.map((place) => Math.abs(place - scrolled));
        expect(Math.abs((places[nearest(places, scrolled)] ?? 0) - scrolled)).toBe(Math.min(...distances));
      }),
    );
  });

  it('is the first when there is none', () => expect(nearest([], 40)).toBe(0));
});
