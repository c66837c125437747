import { describe, expect, it } from 'vitest';
import { judge } from './verdict.ts';

const acknowledged = (key: string) => ({ key, acknowledged: true });
const row = (key: string, id = `id-${key}`) => ({ key, id });

describe('the verdict of a soak', () => {
  it('is good when everything promised is there once and was delivered', () => {
    const verdict = judge(
      [acknowledged('a'), acknowledged('b'), { key: 'c', acknowledged: false }],
      [row('a'), row('b'), row('c')],
      [row('a'), row('b'), row('b')],
    );
    expect(verdict).toEqual({
      sent: 3,
      acknowledged: 2,
      stored: 3,
      lost: 0,
      doubled: 0,
      invented: 0,
      undelivered: 0,
      renamed: 0,
      repeatedDeliveries: 1,
      ok: true,
    });
  });

  it.each([
    ['lost', [], [row('a')]],
    ['doubled', [row('a'), row('a', 'other')], [row('a')]],
    ['invented', [row('a'), row('z')], [row('a')]],
    ['undelivered', [row('a')], []],
    ['renamed', [row('a')], [row('a'), row('a', 'other')]],
  ] as const)('is bad when a submission is %s', (what, stored, delivered) => {
    const verdict = judge([acknowledged('a')], stored, delivered);
    expect(verdict.ok).toBe(false);
    expect(verdict[what]).toBe(1);
  });

  it('is bad when nothing was promised at all', () => {
    expect(judge([], [], []).ok).toBe(false);
  });
});
