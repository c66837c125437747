/** Headings longer than this get no anchor. */
export const HEADING_ANCHOR_MAX_LENGTH = 50;

/**
 * The id under which a heading can be linked to: lower case, every space a hyphen, and nothing but letters, digits
 * and hyphens. Letters lose their accents ("¿Qué incluye?" → `que-incluye`), so that a Spanish URL can be typed and
 * works in every mail program. Letters of other scripts stay as they are.
 * @returns undefined for a text over 50 characters, or when nothing is left of it
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
