/** Every code point from first to last, as one text. */
function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join(
    '',
  );
}

/**
 * What the site is written in: ASCII and Latin-1 (all of Spanish, with ¿ ¡ º ª « » © ® × ½), the OE of borrowed
 * words, typographic quotes, dashes and spaces, and the signs that copy uses. Arrows that a face does not draw come
 * from the next font in the stack.
 */
export const charset: string =
  range(0x20, 0x7e) +
  range(0xa0, 0xff) +
  'ŒœŸ' +
  '–—‘’‚“”„‹›†•…‰′″⁄' +
  '\u2002\u2003\u2009\u200b\u202f' +
  '€™←↑→↓↗−∕≈≤≥⅓⅔⅛';
