/**
 * A text as a keyboard writes it. What is copied from contacts and pages has marks that nobody sees, hyphens at which no
 * line breaks, and full-width digits.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .trim();

/** Fields that hold no words: a pattern reads them, or a machine. */
const PLAIN = /(?:email|phone|zip)$/;

/** What was typed into a field of this name, without spaces around it. Words stay as they are. */
export const typedText = (field: string, text: string): string =>
  PLAIN.test(field) ? plainText(text) : text.trim();
