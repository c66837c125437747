/**
 * Normalizes a text to what a keyboard types. Text copied from contacts and pages may contain invisible marks,
 * non-breaking hyphens and full-width digits.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .trim();

/** Matches names of fields that hold no prose, such as an email. A pattern or a machine reads them. */
const PLAIN = /(?:email|phone|zip)$/;

/** Returns the input of a field without spaces around it, normalized unless the field holds prose. */
export const typedText = (field: string, text: string): string =>
  PLAIN.test(field) ? plainText(text) : text.trim();
