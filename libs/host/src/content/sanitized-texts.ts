import type { SafeHtml, Sanitize, SiteLocale } from '@skein/cms-client';
import { LRUCache } from 'lru-cache';

/**
 * How many characters to keep: the length of all texts and of their sanitized forms. This is enough for a few thousand
 * pages.
 */
const MAX_CHARACTERS = 16_000_000;

interface Sanitized {
  readonly safe: SafeHtml;
  /** Descriptions of the removed parts, for the editor. */
  readonly reasons: readonly string[];
}

/**
 * Returns a sanitizer that remembers its results, which saves a third of the time for drawing a page. A result never
 * expires, because it depends only on the text and on the locale.
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
