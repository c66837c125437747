import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialShare, median } from './dial.ts';

const speed = fc.double({ min: 0, max: 1e6, noNaN: true });

describe('the dial', () => {
  it.each([
    [0, 0],
    [2000, 1],
    [9000, 1],
    [-5, 0],
  ])('shows %d Mbps at %d of its way', (mbps, share) => {
    expect(dialShare(mbps, 2000)).toBeCloseTo(share, 10);
  });

  it('never leaves its ends and never falls while the speed rises', () => {
    fc.assert(
      fc.property(speed, speed, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(dialShare(low, 2000)).toBeLessThanOrEqual(dialShare(high, 2000));
        expect(dialShare(low, 2000)).toBeGreaterThanOrEqual(0);
        expect(dialShare(high, 2000)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the middle of durations', () => {
  it.each([
    [[], 0],
    [[7], 7],
    [[9, 1, 5], 5],
    [[4, 1, 2, 3], 2.5],
    [[10, 12, 11, 900], 11.5],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('lies between the shortest and the longest, whatever the order, and leaves them as they were', () => {
    fc.assert(
      fc.property(fc.array(speed, { minLength: 1 }), (values) => {
        const before = [...values];
        const middle = median(values);
        expect(values).toEqual(before);
        expect(middle).toBeGreaterThanOrEqual(Math.min(...values));
        expect(middle).toBeLessThanOrEqual(Math.max(...values));
        expect(median([...values].reverse())).toBe(middle);
      }),
    );
  });
});
