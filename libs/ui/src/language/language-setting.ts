import type { UiLanguage, UiText } from './ui-language.ts';

/** Words of one language, by the English ones: `{ Close: 'Fermer' }`. */
export type LanguageWords = Readonly<Record<string, string>>;

export interface LanguageSetting {
  /** Of texts that ship. */
  readonly language: UiLanguage;
  /** Says a text in the words of a host, where it has given any. */
  readonly say?: ((text: UiText) => string) | undefined;
  /** BCP 47. Left out: English as in the United States. */
  readonly tag?: string;
}

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
  const spoken = shipped ?? fallback;
  return {
    language: spoken,
    say: words && ((text) => words[text.en] ?? text[spoken]),
    tag: shipped === tag ? `${tag}-US` : tag,
  };
}
