import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutOffset, planResize } from './geometry.ts';
import { IMAGE_FITS, IMAGE_FOCUSES } from './image-params.ts';

const SOURCE = { width: 1200, height: 800 };

describe('a resize', () => {
  it.each([
    [{}, { step: 'keep' }],
    [{ width: 600 }, { step: 'contain', size: { width: 600, height: 400 }, frame: undefined }],
    [{ height: 200 }, { step: 'contain', size: { width: 300, height: 200 }, frame: undefined }],
    [
      { width: 600, height: 600 },
      { step: 'contain', size: { width: 600, height: 400 }, frame: undefined },
    ],
    [{ width: 2400 }, { step: 'contain', size: SOURCE, frame: undefined }],
    [
      { width: 600, fit: 'fill' },
      { step: 'contain', size: { width: 600, height: 400 }, frame: undefined },
    ],
    [
      { width: 600, height: 600, fit: 'pad' },
      { step: 'contain', size: { width: 600, height: 400 }, frame: { width: 600, height: 600 } },
    ],
    [
      { width: 2000, height: 2000, fit: 'pad' },
      { step: 'contain', size: SOURCE, frame: { width: 2000, height: 2000 } },
    ],
    [
      { width: 600, height: 600, fit: 'fill' },
      { step: 'cover', size: { width: 600, height: 600 } },
    ],
    [
      { width: 1600, height: 1600, fit: 'fill' },
      { step: 'cover', size: { width: 800, height: 800 } },
    ],
    [
      { width: 100, height: 100, fit: 'thumb' },
      { step: 'cover', size: { width: 100, height: 100 } },
    ],
    [
      { width: 2400, height: 100, fit: 'scale' },
      { step: 'stretch', size: { width: 2400, height: 100 } },
    ],
    [
      { width: 2400, fit: 'scale' },
      { step: 'contain', size: { width: 2400, height: 1600 }, frame: undefined },
    ],
    [
      { width: 300, height: 9000, fit: 'crop' },
      { step: 'cut', size: { width: 300, height: 800 } },
    ],
  ] as const)('by %j is %j', (params, plan) => {
    expect(planResize(SOURCE, params, false)).toEqual(plan);
  });

  it('of a drawing may grow', () => {
    expect(planResize(SOURCE, { width: 2400 }, true)).toMatchObject({ size: { width: 2400, height: 1600 } });
  });

  it('never enlarges a picture, but for scale, and never comes to nothing', () => {
    const side = fc.integer({ min: 1, max: 4000 });
    fc.assert(
      fc.property(
        side,
        side,
        side,
        side,
        fc.constantFrom(...IMAGE_FITS, undefined),
        (sourceWidth, sourceHeight, width, height, fit) => {
          const source = { width: sourceWidth, height: sourceHeight };
          const plan = planResize(source, { width, height, fit }, false);
          if (plan.step === 'keep' || plan.step === 'stretch') return;
          expect(plan.size.width).toBeLessThanOrEqual(source.width);
          expect(plan.size.height).toBeLessThanOrEqual(source.height);
          expect(Math.min(plan.size.width, plan.size.height)).toBeGreaterThanOrEqual(1);
          if (plan.step === 'contain' && plan.frame) {
            expect(plan.size.width).toBeLessThanOrEqual(plan.frame.width);
            expect(plan.size.height).toBeLessThanOrEqual(plan.frame.height);
          }
        },
      ),
    );
  });
});

describe('a cut', () => {
  it.each([
    ['center', { left: 50, top: 25 }],
    ['top_left', { left: 0, top: 0 }],
    ['right', { left: 100, top: 25 }],
    ['bottom', { left: 50, top: 50 }],
    ['bottom_right', { left: 100, top: 50 }],
  ] as const)('at the %s begins at %j', (focus, expected) => {
    expect(cutOffset({ width: 200, height: 100 }, { width: 100, height: 50 }, focus)).toEqual(expected);
  });

  it('stays inside of the picture', () => {
    const side = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(side, side, side, side, fc.constantFrom(...IMAGE_FOCUSES), (a, b, c, d, focus) => {
        const source = { width: Math.max(a, b), height: Math.max(c, d) };
        const size = { width: Math.min(a, b), height: Math.min(c, d) };
        const { left, top } = cutOffset(source, size, focus);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + size.width).toBeLessThanOrEqual(source.width);
        expect(top + size.height).toBeLessThanOrEqual(source.height);
      }),
    );
  });
});
