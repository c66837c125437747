import { describe, expect, it } from 'vitest';
import { isSettled, settledMedian } from './repeat.ts';

describe('repetitions', () => {
  it.each([
    ['fewer than three say nothing', [1, 1], undefined, false],
    ['three that agree are enough', [10, 10.5, 9.8], undefined, true],
    ['three that differ are not', [10, 14, 9], undefined, false],
    ['three that differ far below the limit are', [2, 4, 3], 15, true],
    ['three that differ close to the limit are not', [9, 12, 14], 15, false],
    ['nine are enough, whatever they say', [1, 2, 3, 4, 5, 6, 7, 8, 9], undefined, true],
  ] as const)('%s', (_, figures, limit, settled) => {
    expect(isSettled(figures, limit)).toBe(settled);
  });

  it('end in the median', async () => {
    const figures = [30, 10, 20, 21, 19, 20, 20, 20, 20];
    expect(await settledMedian(async () => figures.shift() ?? 0)).toBe(20);
  });
});
