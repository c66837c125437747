/**
 * Returns a count with thousands separators, in the language of the page.
 * @param tag see `useLanguageTag`; `en` and `es` are as in the United States
 */
export const grouped = (count: number, tag: string): string =>
  count.toLocaleString(tag === 'en' || tag === 'es' ? `${tag}-US` : tag);
