// @vitest-environment node
import { getContrast } from 'color2k';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { palette, readField } from '../model/read-field.test-support.ts';
import { color, MIN_TEXT_CONTRAST, readableOn, toColor } from './color.ts';

const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);

describe('a colour', () => {
  it.each([
    ['teal', '#00655e'],
    [' Teal ', '#00655e'],
    ['TEAL-SOFT', '#d5f0ea'],
    ['#AbCdEf', '#abcdef'],
    ['#fff', '#ffffff'],
    ['#0E1729', '#0e1729'],
  ])('%j is %s', (raw, value) => expect(readField(color('tint'), raw).value).toMatchObject({ value }));

  it.each([
    'pink',
    '#ffff',
    '#12345',
    '#1234567',
    '#ggg',
    'rgb(0,0,0)',
    'red;background:url(x)',
    'var(--ink)',
    'constructor',
    7,
    true,
    {},
    ['#fff'],
  ])('%j is none', (raw) => {
    expect(readField(color('tint'), raw)).toMatchObject({
      usable: false,
      reasons: ['is neither #rrggbb nor one of ink, paper, teal, teal-soft'],
    });
  });

  it('has a text colour that can be read on it: ink or paper, wherever one of them can', () => {
    fc.assert(
      fc.property(hex, hex, hex, (background, ink, paper) => {
        const readable = toColor(background, { ink, paper })?.readable ?? '';
        const best = Math.max(getContrast(background, ink), getContrast(background, paper));
        expect(getContrast(background, readable)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
        if (best >= MIN_TEXT_CONTRAST) expect(getContrast(background, readable)).toBe(best);
        else expect(['#000000', '#ffffff']).toContain(readable);
      }),
    );
  });

  it.each([
    ['#ffffff', palette.ink],
    ['teal', palette.paper],
    ['#7a7a7a', '#000000'],
  ])('%s carries text in %s', (raw, readable) => expect(toColor(raw, palette)).toMatchObject({ readable }));
});

describe('text on a colour', () => {
  const on = (background: string) => toColor(background, palette) ?? { value: '', readable: '' };
  it('keeps the colour that the editor chose when it can be read, else takes what can', () => {
    fc.assert(
      fc.property(hex, hex, (text, background) => {
        const shown = readableOn(text, on(background));
        expect(shown).toBe(getContrast(text, background) >= 4.5 ? text : on(background).readable);
        expect(getContrast(shown, background)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }),
    );
  });

  it.each([
    ['#000000', '#ffffff', '#000000'],
    ['#777777', '#ffffff', palette.ink],
    ['#767676', '#ffffff', '#767676'],
    ['#111111', '#222222', palette.paper],
  ])('%s on %s is set in %s', (text, background, shown) =>
    expect(readableOn(text, on(background))).toBe(shown),
  );
});
