/** Returns text without case and accents, for searches. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Returns the words of a search, without case and accents. */
export function searchTerms(query: string): string[] {
  return foldText(query).split(/\s+/u).filter(Boolean);
}

/** Whether every term begins a word of the text. A term with punctuation may be anywhere. */
export function matchesTerms(text: string, terms: readonly string[]): boolean {
  const folded = foldText(text);
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  return terms.every((term) =>
    /^[\p{L}\p{N}]+$/u.test(term) ? words.some((word) => word.startsWith(term)) : folded.includes(term),
  );
}

/**
 * Returns all words that a reader would see in a value: a text, a list of texts, or rich text. Returns an empty
 * text for numbers, links and JSON.
 */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  if ('nodeType' in value) {
    if ('value' in value && typeof value.value === 'string') return value.value;
    return 'content' in value ? plainText(value.content) : '';
  }
  return '';
}
