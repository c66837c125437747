import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, joint, offset, parallels, poly, ribbon, sample, smooth, type Point } from './path.ts';
import { createRng } from './rng.ts';
import { el, num } from './svg.ts';

const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true, noDefaultInfinity: true });
const point = fc.tuple(coordinate, coordinate) as fc.Arbitrary<Point>;
/** A line that always moves to the right, as threads do. */
const run = fc
  .array(fc.tuple(fc.integer({ min: 40, max: 200 }), fc.integer({ min: -30, max: 30 })), {
    minLength: 2,
    maxLength: 8,
  })
  .map((steps) =>
    steps.reduce<Point[]>(
      (points, [dx, dy]) => {
        const last = points.at(-1) ?? [0, 0];
        return [...points, [last[0] + dx, last[1] + dy]];
      },
      [[0, 0]],
    ),
  );

/** Adds up relative path data to the absolute position at its end. */
function endOf(d: string): Point {
  let [x, y] = [0, 0];
  for (const [, command, args] of d.matchAll(/([MmLlCcQqZz])([^MmLlCcQqZz]*)/g)) {
    const numbers = (args?.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number);
    const [dx = 0, dy = 0] = numbers.slice(-2);
    if (command === 'M') [x, y] = [dx, dy];
    else if (command !== 'z') [x, y] = [x + dx, y + dy];
  }
  return [x, y];
}

describe('smooth', () => {
  it('ends within a rounding step of its last point, however long the line', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 40 }), (points) => {
        const last = points.at(-1) as Point;
        expect(distance(endOf(smooth(points)), last)).toBeLessThan(0.08);
      }),
    );
  });

  it('never writes NaN, infinity or exponents', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), fc.boolean(), (points, closed) => {
        expect(smooth(points, { closed })).toMatch(/^[MmLlCcQqz\d .-]+$/);
      }),
    );
  });

  it('survives points that coincide', () => {
    expect(
      smooth([
        [5, 5],
        [5, 5],
        [5, 5],
      ]),
    ).not.toContain('NaN');
    expect(
      ribbon(
        [
          [5, 5],
          [5, 5],
        ],
        [10, 4],
      ),
    ).not.toContain('NaN');
  });
});

describe('poly', () => {
  it('passes through its end points and rounds only the corners between', () => {
    fc.assert(
      fc.property(run, fc.integer({ min: 0, max: 60 }), (points, radius) => {
        const last = points.at(-1) as Point;
        expect(distance(endOf(poly(points, { radius })), last)).toBeLessThan(0.08);
      }),
    );
  });
});

describe('sample', () => {
  it('starts and ends where the line does, at even distances', () => {
    fc.assert(
      fc.property(run, (points) => {
        const samples = sample(points, 20);
        expect(distance(samples[0]?.at ?? [9e9, 0], points[0] as Point)).toBeLessThan(1e-6);
        expect(distance(samples.at(-1)?.at ?? [9e9, 0], points.at(-1) as Point)).toBeLessThan(1e-6);
        const steps = samples.slice(1).map((next, i) => distance(samples[i]?.at as Point, next.at));
        expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(2.5);
      }),
    );
  });

  it('has unit normals', () => {
    fc.assert(
      fc.property(run, (points) => {
        for (const { normal } of sample(points, 25)) expect(Math.hypot(...normal)).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe('parallels', () => {
  it('keeps the spacing between neighbours at every sample', () => {
    fc.assert(
      fc.property(
        run,
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 2, max: 9 }),
        (points, count, gap) => {
          const lines = parallels(points, count, gap, 30);
          expect(lines).toHaveLength(count);
          for (let i = 1; i < count; i += 1) {
            lines[i]?.forEach((at, k) =>
              expect(distance(at, lines[i - 1]?.[k] as Point)).toBeCloseTo(gap, 5),
            );
          }
        },
      ),
    );
  });

  it('lets the bundle fan out when the gap grows along the way', () => {
    const lines = parallels(
      [
        [0, 0],
        [100, 0],
        [200, 0],
      ],
      2,
      (t) => 2 + t * 8,
      20,
    );
    const width = (k: number): number => distance(lines[0]?.at(k) as Point, lines[1]?.at(k) as Point);
    expect(width(0)).toBeCloseTo(2);
    expect(width(-1)).toBeCloseTo(10);
  });

  it('puts positive offsets above a line that runs to the right', () => {
    expect(
      offset(
        sample(
          [
            [0, 0],
            [50, 0],
            [100, 0],
          ],
          25,
        ),
        10,
      ).every(([, y]) => y < 0),
    ).toBe(true);
  });
});

describe('joint', () => {
  it('keeps both bones at their length, also when the target is out of reach', () => {
    fc.assert(
      fc.property(point, point, fc.constantFrom<1 | -1>(1, -1), (from, to, bend) => {
        fc.pre(distance(from, to) > 12);
        const { mid, end } = joint(from, to, 60, 54, bend);
        expect(distance(from, mid)).toBeCloseTo(60, 3);
        expect(distance(mid, end)).toBeCloseTo(54, 3);
      }),
    );
  });
});

describe('createRng', () => {
  it('repeats itself for a seed and stays in range', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [a, b] = [createRng(seed), createRng(seed)];
        for (let i = 0; i < 20; i += 1) {
          const value = a.next();
          expect(value).toBe(b.next());
          expect(value >= 0 && value < 1).toBe(true);
        }
      }),
    );
  });

  it('shuffles without losing or inventing items', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
        expect(createRng(seed).shuffle(items).toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  it('refuses to pick from nothing', () => {
    expect(() => createRng(1).pick([])).toThrow(RangeError);
  });
});

describe('svg', () => {
  it.each([
    [0, '0'],
    [-0.04, '0'],
    [0.5, '.5'],
    [-0.25, '-.2'],
    [12.34, '12.3'],
    [100, '100'],
  ])('writes %d as %s', (value, text) => {
    expect(num(value)).toBe(text);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses to draw %d', (value) => {
    expect(() => num(value)).toThrow(RangeError);
  });

  it('escapes attribute values', () => {
    expect(el('g', { id: 'a"<&' })).toBe('<g id="a&quot;&lt;&amp;"/>');
  });
});
