import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignVariations, type ExperimentsConfig } from './assign-variations.ts';

const visitors = Array.from({ length: 4000 }, (_, i) => `visitor-${i}`);
const split = (...weights: number[]) => weights.map((weight, i) => ({ variation: `v${i}`, weight }));

/** Returns the share of visitors that sees each variation of the flag `a`. */
function shares(experiments: ExperimentsConfig): Record<string, number> {
  const seen: Record<string, number> = {};
  for (const visitor of visitors) {
    const variation = assignVariations(visitor, experiments).a ?? 'none';
    seen[variation] = (seen[variation] ?? 0) + 1 / visitors.length;
  }
  return seen;
}

const experimentsArbitrary = fc.dictionary(
  fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
  fc
    .array(fc.double({ min: 0, max: 1e6, noNaN: true }), { maxLength: 5 })
    .map((weights) => split(...weights)),
);

describe('assignVariations', () => {
  it('gives a visitor the same variations every time', () => {
    fc.assert(
      fc.property(fc.string(), experimentsArbitrary, (visitor, experiments) => {
        expect(assignVariations(visitor, experiments)).toEqual(assignVariations(visitor, experiments));
      }),
    );
  });

  it('gives exactly one variation that has a weight, of every flag that has one', () => {
    fc.assert(
      fc.property(fc.string(), experimentsArbitrary, (visitor, experiments) => {
        const assigned = assignVariations(visitor, experiments);
        for (const [flagKey, variations] of Object.entries(experiments)) {
          const possible = variations.filter(({ weight }) => weight > 0).map(({ variation }) => variation);
          if (possible.length === 0) expect(Object.keys(assigned)).not.toContain(flagKey);
          else expect(possible).toContain(assigned[flagKey]);
        }
      }),
    );
  });

  it('keeps known visitors where they are, in this release and the next', () => {
    const experiments = { a: split(1, 1), b: split(1, 2, 3) };
    expect(visitors.slice(0, 4).map((visitor) => assignVariations(visitor, experiments))).toEqual([
      { a: 'v1', b: 'v2' },
      { a: 'v0', b: 'v2' },
      { a: 'v1', b: 'v1' },
      { a: 'v1', b: 'v2' },
    ]);
  });

  it.each([
    [split(1, 1), { v0: 0.5, v1: 0.5 }],
    [split(90, 10), { v0: 0.9, v1: 0.1 }],
    [split(0.2, 0.3, 0.5), { v0: 0.2, v1: 0.3, v2: 0.5 }],
    [split(0, 1), { v1: 1 }],
    [split(1), { v0: 1 }],
    [split(0, 0), { none: 1 }],
    [[], { none: 1 }],
  ])('splits visitors by weight: %o', (variations, expected: Record<string, number>) => {
    const seen = shares({ a: variations });
    expect(Object.keys(seen).sort()).toEqual(Object.keys(expected).sort());
    for (const [variation, share] of Object.entries(expected))
      expect(Math.abs((seen[variation] ?? 0) - share)).toBeLessThan(0.03);
  });

  it('decides each flag independently of the others', () => {
    const both = visitors.filter((visitor) => {
      const { a, b } = assignVariations(visitor, { a: split(1, 1), b: split(1, 1) });
      return a === 'v0' && b === 'v0';
    });
    expect(Math.abs(both.length / visitors.length - 0.25)).toBeLessThan(0.03);
  });
});
