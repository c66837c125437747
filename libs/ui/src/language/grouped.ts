import type { UiLanguage } from './ui-language.ts';

/** A count with its thousands apart, as the language of the page writes it: Spanish as in the United States. */
export const grouped = (count: number, language: UiLanguage): string =>
  count.toLocaleString(language === 'es' ? 'es-US' : 'en-US');
