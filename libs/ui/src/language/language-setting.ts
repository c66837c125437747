import type { UiLanguage } from './ui-language.ts';

/** Words of one language, by the English ones: `{ Close: 'Fermer' }`. */
export type LanguageWords = Readonly<Record<string, string>>;

export interface LanguageSetting {
  /** Of texts that ship. */
  readonly language: UiLanguage;
  /** BCP 47. */
  readonly tag: string;
  readonly words?: LanguageWords | undefined;
}

export const ENGLISH: LanguageSetting = { language: 'en', tag: 'en-US' };

/**
 * English and Spanish without a country are those of the United States.
 * @throws RangeError for a language that is not BCP 47
 */
export function languageSetting(
  language: string,
  words: LanguageWords | undefined,
  fallback: UiLanguage = 'en',
): LanguageSetting {
  const [tag = ''] = Intl.getCanonicalLocales(language);
  const shipped = /^e[ns]\b/.exec(tag)?.[0] as UiLanguage | undefined;
  return { language: shipped ?? fallback, tag: shipped === tag ? `${tag}-US` : tag, words };
}
