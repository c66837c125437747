import { describe, expect, it } from 'vitest';
import { isSettled, repeat } from './repeat.ts';

describe('repetitions', () => {
  it.each([
    ['one says nothing', [1], 15, false],
    ['two below half of the limit are enough', [7, 2], 15, true],
    ['two above half of the limit are not', [8, 2], 15, false],
    ['three that agree are enough', [14, 14.5, 13.8], 15, true],
    ['three that differ far below the limit are', [2, 11, 3], 15, true],
    ['three that differ close to the limit are not', [9, 12, 14], 15, false],
    ['nine are enough, whatever they say', [1, 2, 3, 4, 5, 6, 7, 8, 20], 15, true],
    ['one without a limit is enough', [1], undefined, true],
    ['none is nothing, with a limit or without', [], undefined, false],
  ] as const)('%s', (_, figures, limit, settled) => {
    expect(isSettled(figures, limit)).toBe(settled);
  });

  it('go on until the figure is known', async () => {
    const figures = [13, 10, 14, 14, 14.2, 13.9, 14, 14, 14, 99];
    const results = await repeat(
      async () => ({ ms: figures.shift() ?? 0 }),
      ({ ms }) => ms,
      15,
    );
    expect(results).toHaveLength(9);
    expect(figures).toEqual([99]);
  });
});
