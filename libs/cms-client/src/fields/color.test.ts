// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readField } from '../model/read-field.test-support.ts';
import { color, toColor } from './color.ts';

const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);

describe('a color', () => {
  it.each([
    ['teal', '#00655e'],
    [' Teal ', '#00655e'],
    ['TEAL-SOFT', '#d5f0ea'],
    ['#AbCdEf', '#abcdef'],
    ['#fff', '#ffffff'],
    ['#0E1729', '#0e1729'],
  ])('%j is %s', (raw, value) => expect(readField(color('tint'), raw).value).toBe(value));

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

  it('is the hex that was written, in small letters and in full', () => {
    fc.assert(
      fc.property(hex, (value) => {
        expect(toColor(value.toUpperCase(), {})).toBe(value);
        expect(toColor(value, { brand: '#123456' })).toBe(value);
      }),
    );
  });

  it('is none when a palette holds something else than hex', () => {
    expect(toColor('teal', { teal: '#teal' })).toBeUndefined();
  });
});
