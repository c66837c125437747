import type { SafeHtml, Sanitize, SiteLocale } from '@skein/cms-client';
import { LRUCache } from 'lru-cache';

/** Of texts and what became of them, in characters: those of some thousand pages. */
const MAX_CHARACTERS = 16_000_000;

/**
 * Sanitises a text once, not once for each page and drawing that it is on: that is a third of the cost of a page. What a
 * text becomes depends on nothing but the text and the language of its links, so nothing here ever ages.
 */
export function rememberSanitized(sanitize: Sanitize): (locale: SiteLocale) => Sanitize {
  const known = new LRUCache<string, SafeHtml>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (safe, key) => safe.length + key.length + 1,
  });
  return (locale) => (html, localizeHref) => {
    const key = `${locale} ${html}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const safe = sanitize(html, localizeHref);
    known.set(key, safe);
    return safe;
  };
}
