// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorTokens, isColorToken } from './color-tokens.ts';
import {
  contrastRatio,
  isHexColor,
  readableHex,
  readableOn,
  readableText,
  TEXT_CONTRAST,
} from './contrast.ts';

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#fff', '#000', 21],
    ['#0000ffcc', '#ffffff', 8.59],
  ])('of %s and %s is %s', (first, second, expected) => {
    expect(contrastRatio(first, second)).toBeCloseTo(expected, 1);
  });

  it('does not depend on the order', () => {
    fc.assert(fc.property(hexColor, hexColor, (a, b) => contrastRatio(a, b) === contrastRatio(b, a)));
  });

  it.each(['red', 'var(--color-text)', '#12', '', 'rgb(0 0 0)'])(
    'counts %j, which it cannot measure, as none',
    (color) => {
      expect(contrastRatio(color, '#ffffff')).toBe(1);
      expect(isHexColor(color)).toBe(false);
    },
  );
});

describe('readableText', () => {
  it('can be read on every color there is', () => {
    fc.assert(
      fc.property(
        hexColor,
        (background) => contrastRatio(readableHex(background), background) >= TEXT_CONTRAST,
      ),
      { numRuns: 2000 },
    );
  });

  it.each([
    [colorTokens.ink, 'var(--paper)'],
    [colorTokens.violet, 'var(--paper)'],
    [colorTokens.amber, 'var(--ink)'],
    [colorTokens.paper, 'var(--ink)'],
    ['not a color', 'var(--ink)'],
    ['#7a7a7a', '#000'],
  ])('on %s is %s, of the brand', (background, expected) => {
    expect(readableText(background)).toBe(expected);
  });
});

describe('readableOn', () => {
  it('keeps a color that can be read, else takes what can', () => {
    fc.assert(
      fc.property(hexColor, hexColor, (text, background) => {
        const shown = readableOn(text, background);
        const kept = contrastRatio(text, background) >= TEXT_CONTRAST;
        expect(shown).toBe(kept ? text : readableText(background));
      }),
    );
  });

  it.each([
    ['#000000', '#ffffff', '#000000'],
    ['#777777', '#ffffff', 'var(--ink)'],
    ['#767676', '#ffffff', '#767676'],
    ['#111111', '#222222', 'var(--paper)'],
  ])('%s on %s is set in %s', (text, background, shown) => {
    expect(readableOn(text, background)).toBe(shown);
  });
});

describe('isColorToken', () => {
  it.each([
    ['teal', true],
    ['coral-soft', true],
    ['toString', false],
    ['Teal', false],
  ])('of %j is %s', (name, expected) => {
    expect(isColorToken(name)).toBe(expected);
  });
});
