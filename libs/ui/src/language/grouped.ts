/** A count with its thousands apart, as the language of the page writes it. @param tag see `useLanguageTag`; `en` and `es` are as in the United States */
export const grouped = (count: number, tag: string): string =>
  count.toLocaleString(tag === 'en' || tag === 'es' ? `${tag}-US` : tag);
