const MARKS = /\p{M}+/gu;
const OTHER = /[^\p{L}\p{N} ]+/gu;
const OTHER_IN_ASCII = /[^a-z0-9 ]+/g;
const BLANKS = / {2,}/g;

const ASCII = /^[\x00-\x7f]*$/;

/** Normalizes a text for search: lower case, no accents, and only letters, digits and single spaces. */
export function plainText(text: string): string {
  // Most names are ASCII, and removing accents takes ten times as long.
  const lower = text.toLowerCase();
  const kept = ASCII.test(lower)
    ? lower.replace(OTHER_IN_ASCII, '')
    : lower.normalize('NFD').replace(MARKS, '').replace(OTHER, '');
  return kept.replace(BLANKS, ' ').trim();
}
