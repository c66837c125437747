/** Maximum length of a heading with an anchor, in characters. */
export const HEADING_ANCHOR_MAX_LENGTH = 50;

/**
 * Returns the id of a heading, for links. It is in lower case, with hyphens instead of spaces, and contains
 * only letters and digits otherwise. Letters have no accents ("¿Qué incluye?" → `que-incluye`), so that
 * visitors can type the URL of a Spanish heading and mail programs recognize the URL.
 * @returns undefined if the text has more than 50 characters, or if the id would be empty
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
