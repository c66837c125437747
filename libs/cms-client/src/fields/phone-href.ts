const GAP = String.raw`[\s.\u2010-\u2015-]`;
const LOCAL_GAP = String.raw`[\s.\u2010-\u2015/-]*`;
/** Matches a number in North America, perhaps with capital letters of a phone's keys: `1-800-GET-SKEIN`. */
const LOCAL = String.raw`(?:\+?1${LOCAL_GAP})?\(?\d{3}\)?${LOCAL_GAP}[\dA-Z]{3}${LOCAL_GAP}[\dA-Z]{4}(?!\d)`;
const MORE = String.raw`(?:${GAP}+\d+|${GAP}*\(\d+\)\d*)`;
/** Matches any other number. Without `+`, it ends before a local number: `24/7 512-555-0142`. */
const OTHER = String.raw`\+\d+${MORE}*|\d+(?:(?!${GAP}*${LOCAL})${MORE})*`;
const EXTENSION = String.raw`(?:[\s,;(]*(?:[Ee][Xx][Tt][a-zó]*|x|#)[\s.:#]*(?<extension>\d{1,7}))?`;
const NUMBERS = new RegExp(`(?<number>${LOCAL}|${OTHER})${EXTENSION}`, 'gu');

/** Letters of the keys 2 to 9 of a phone. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const keyOf = (letter: string) => String(KEYS.findIndex((letters) => letters.includes(letter)) + 2);

/** Matches the digits of a number that a phone can call: a short number such as 911, or a whole number. */
const CALLABLE = /^(?:[2-9]11|988|\+?\d{7,15})$/;

/**
 * Returns the `tel:` URL of the first phone number in a text that a person has written, such as `512-555-0142 ext. 3`.
 * Ten digits are a number in North America, so all links to that number lead to one URL. Undefined if the text has
 * no number that a phone can call.
 */
export function phoneHref(written: string): string | undefined {
  for (const { groups: { number = '', extension } = {} } of written.matchAll(NUMBERS)) {
    const digits = number.replaceAll(/[^\d+A-Z]/g, '').replaceAll(/[A-Z]/g, keyOf);
    if (CALLABLE.test(digits))
      return `tel:${digits.replace(/^1?(?=\d{10}$)/, '+1')}${extension ? `;ext=${extension}` : ''}`;
  }
  return undefined;
}
