/**
 * Normalizes copied text, which may contain invisible marks, non-breaking hyphens and full-width digits.
 * Removes the marks, and replaces the other characters.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .trim();

/** Matches names of fields that machines read, such as an email. */
const PLAIN = /(?:email|phone|zip)$/;

/** Returns a field's input without outer spaces. Applies `plainText` to fields that machines read. */
export const typedText = (field: string, text: string): string =>
  PLAIN.test(field) ? plainText(text) : text.trim();
