// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEADING_ANCHOR_MAX_LENGTH, headingAnchorId } from './heading-anchor.ts';

describe('headingAnchorId', () => {
  it.each([
    ['Internet that keeps up', 'internet-that-keeps-up'],
    ['Fast & fair', 'fast--fair'],
    ['What’s in the price?', 'whats-in-the-price'],
    ['Wi-Fi 7', 'wi-fi-7'],
    ['¿Qué incluye la instalación?', 'que-incluye-la-instalacion'],
    ['Señal en toda la casa', 'senal-en-toda-la-casa'],
    ['Two\u00a0gigabits', 'two-gigabits'],
    ['$55', '55'],
  ])('makes of %j the id %j', (text, id) => {
    expect(headingAnchorId(text)).toBe(id);
  });

  it('gives a text of exactly 50 characters an id, and one of 51 none', () => {
    expect(headingAnchorId('a'.repeat(HEADING_ANCHOR_MAX_LENGTH))).toHaveLength(50);
    expect(headingAnchorId('a'.repeat(HEADING_ANCHOR_MAX_LENGTH + 1))).toBeUndefined();
  });

  it.each(['', '…', '?!'])('gives %j, of which nothing is left, none', (text) => {
    expect(headingAnchorId(text)).toBeUndefined();
  });

  it('holds only letters, digits and hyphens, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (text) => {
        const id = headingAnchorId(text);
        return id === undefined || /^[\p{L}\p{N}-]+$/u.test(id);
      }),
    );
  });

  it('is in lower case, and an id makes itself again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50, unit: 'grapheme-ascii' }), (text) => {
        const id = headingAnchorId(text);
        return id === undefined || (id === id.toLowerCase() && headingAnchorId(id) === id);
      }),
    );
  });

  it('keeps one character for each letter, digit, hyphen and space of plain text', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9 -]{1,50}$/),
        (text) => headingAnchorId(text)?.length === text.length,
      ),
    );
  });
});
