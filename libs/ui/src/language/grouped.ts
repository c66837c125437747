/**
 * Returns a number with the thousands separators of a language.
 * @param tag language tag from `useLanguageTag`; `en` and `es` mean the formats of the United States
 */
export const grouped = (count: number, tag: string): string =>
  count.toLocaleString(tag === 'en' || tag === 'es' ? `${tag}-US` : tag);
