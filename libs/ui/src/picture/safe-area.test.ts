// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureSources } from './image-url.ts';
import { heightMost, objectPosition, safeFocus, type SafeArea } from './safe-area.ts';

const stretch = fc
  .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))
  .map(([a, b]) => [Math.min(a, b) / 100, (Math.max(a, b) + 1) / 100] as const);
const area = fc
  .tuple(stretch, stretch)
  .map(([[left, right], [top, bottom]]): SafeArea => ({ left, top, right, bottom }));
const side = fc.integer({ min: 40, max: 2600 });

/**
 * Returns the part of a picture that a covered box shows at an `object-position`. Values are shares of the
 * picture, 0 to 1.
 */
function shownIn(box: readonly [number, number], picture: readonly [number, number], at: string): SafeArea {
  const scale = Math.max(box[0] / picture[0], box[1] / picture[1]);
  const [x = 0, y = 0] = at.split(' ').map((word) => Number.parseFloat(word) / 100);
  const [wide, high] = [box[0] / (picture[0] * scale), box[1] / (picture[1] * scale)];
  return {
    left: x * (1 - wide),
    right: x * (1 - wide) + wide,
    top: y * (1 - high),
    bottom: y * (1 - high) + high,
  };
}

/** Tolerance for positions, which are rounded to a tenth of a percent. */
const ROUNDING = 0.0011;

describe('the place of a picture in its box', () => {
  it('keeps the safe area whole in every box that has room for it', () => {
    fc.assert(
      fc.property(area, side, side, side, side, (safe, width, height, pictureWidth, pictureHeight) => {
        const shown = shownIn([width, height], [pictureWidth, pictureHeight], objectPosition(safe));
        if (shown.right - shown.left >= safe.right - safe.left) {
          expect(shown.left).toBeLessThanOrEqual(safe.left + ROUNDING);
          expect(shown.right).toBeGreaterThanOrEqual(safe.right - ROUNDING);
        }
        if (shown.bottom - shown.top >= safe.bottom - safe.top) {
          expect(shown.top).toBeLessThanOrEqual(safe.top + ROUNDING);
          expect(shown.bottom).toBeGreaterThanOrEqual(safe.bottom - ROUNDING);
        }
      }),
    );
  });

  it.each([
    ['in the middle', [0.25, 0.25, 0.75, 0.75], '50% 50%'],
    ['at the lower right', [0.6, 0.7, 1, 1], '100% 100%'],
    ['all of it', [0, 0, 1, 1], '50% 50%'],
    ['a head on the left', [0, 0.1, 0.3, 0.4], '0% 14.3%'],
  ] as const)('with what matters %s is %s', (_, [left, top, right, bottom], position) => {
    expect(objectPosition({ left, top, right, bottom })).toBe(position);
  });
});

describe('the height of a box', () => {
  it('is most where the safe area just keeps its sides', () => {
    fc.assert(
      fc.property(area, side, side, (safe, width, height) => {
        const most = heightMost({ width, height, safe }) ?? 0;
        const sides = (high: number) => {
          const shown = shownIn([1000, 1000 * high], [width, height], objectPosition(safe));
          return shown.right - shown.left;
        };
        expect(sides(most)).toBeCloseTo(safe.right - safe.left);
        expect(sides(most * 1.01)).toBeLessThan(safe.right - safe.left);
      }),
    );
  });

  it('is not known for a picture of which nothing is said', () =>
    expect(heightMost({ width: 400, height: 300 })).toBeUndefined());
});

describe('a crop by the image service', () => {
  it('is asked for only where it keeps the safe area whole', () => {
    fc.assert(
      fc.property(
        area,
        side,
        side,
        fc.double({ min: 0.3, max: 3.5, noNaN: true }),
        (safe, width, height, aspect) => {
          const focus = safeFocus({ width, height, safe }, aspect);
          if (focus === undefined) return;
          const start = {
            center: '50% 50%',
            left: '0% 50%',
            right: '100% 50%',
            top: '50% 0%',
            bottom: '50% 100%',
          };
          const at = start[focus as keyof typeof start];
          const shown = shownIn([aspect * 1000, 1000], [width, height], at);
          const wide = aspect < width / height;
          const [from, to] = wide ? [safe.left, safe.right] : [safe.top, safe.bottom];
          const [begins, ends] = wide ? [shown.left, shown.right] : [shown.top, shown.bottom];
          expect(begins).toBeLessThanOrEqual(from + 1e-9);
          expect(ends).toBeGreaterThanOrEqual(to - 1e-9);
        },
      ),
    );
  });

  const photo = { url: '/assets/a.jpg', width: 1000, height: 500, alt: '', contentType: 'image/jpeg' };
  const square = (safe: SafeArea | undefined) =>
    new URLSearchParams(pictureSources({ ...photo, safe }, { aspect: 1, widths: [400] }).src.split('?')[1]);

  it.each([
    ['nothing is said', undefined, { w: '400', h: '400', fit: 'fill', f: null }],
    ['it is in the middle', { left: 0.3, top: 0, right: 0.7, bottom: 1 }, { h: '400', fit: 'fill', f: null }],
    ['it is on the left', { left: 0.1, top: 0, right: 0.4, bottom: 1 }, { h: '400', fit: 'fill', f: 'left' }],
    ['it is on the right', { left: 0.6, top: 0, right: 1, bottom: 1 }, { h: '400', fit: 'fill', f: 'right' }],
    // The browser crops this picture, because it can crop to any part.
    [
      'it lies between',
      { left: 0.18, top: 0, right: 0.62, bottom: 1 },
      { w: '400', h: null, fit: null, f: null },
    ],
    ['it is wider than that', { left: 0.1, top: 0, right: 0.9, bottom: 1 }, { h: null, fit: null, f: null }],
  ])('follows the safe area: %s', (_, safe, wanted) => {
    const asked = square(safe);
    for (const [name, value] of Object.entries(wanted))
      expect([name, asked.get(name)]).toEqual([name, value]);
  });
});
