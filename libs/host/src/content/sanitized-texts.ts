import type { SafeHtml, Sanitize, SiteLocale } from '@skein/cms-client';
import { LRUCache } from 'lru-cache';

/** Of texts and what became of them, in characters: those of some thousand pages. */
const MAX_CHARACTERS = 16_000_000;

interface Sanitized {
  readonly safe: SafeHtml;
  /** What it has lost, in words for the editor. */
  readonly reasons: readonly string[];
}

/**
 * Sanitizes a text once, not once for each page and drawing that it is on: that is a third of the cost of a page. What a
 * text becomes depends on nothing but the text and the language of its links, so nothing here ever ages.
 */
export function rememberSanitized(sanitize: Sanitize): (locale: SiteLocale) => Sanitize {
  const known = new LRUCache<string, Sanitized>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ safe }, key) => safe.length + key.length + 1,
  });
  return (locale) => (html, localizeHref, report) => {
    const key = `${locale} ${html}`;
    let text = known.get(key);
    if (text === undefined) {
      const reasons: string[] = [];
      text = { safe: sanitize(html, localizeHref, (reason) => reasons.push(reason)), reasons };
      known.set(key, text);
    }
    if (report) for (const reason of text.reasons) report(reason);
    return text.safe;
  };
}
