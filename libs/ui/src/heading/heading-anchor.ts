/** Longest heading that gets an anchor, in characters. */
export const HEADING_ANCHOR_MAX_LENGTH = 50;

/**
 * Returns the id that links to a heading: lower case, a hyphen for every space, and only letters, digits and
 * hyphens. Letters lose their accents ("¿Qué incluye?" → `que-incluye`), so that visitors can type a Spanish
 * URL and it works in every mail program; letters of other scripts stay as they are.
 * @returns undefined if the text has over 50 characters, or if nothing is left of it
 */
export function headingAnchorId(text: string): string | undefined {
  if (text.length > HEADING_ANCHOR_MAX_LENGTH) return undefined;
  const id = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/\s/gu, '-')
    .replace(/[^\p{L}\p{N}-]/gu, '');
  return id === '' ? undefined : id;
}
