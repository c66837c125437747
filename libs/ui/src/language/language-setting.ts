import { noticeMissingWord } from './missing-word.ts';
import type { UiLanguage, UiText } from './ui-language.ts';

/** Written in by whoever bundles, as React wants it too. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Words of one language, keyed by the English text: `{ Close: 'Fermer' }`. */
export type LanguageWords = Readonly<Record<string, string>>;

/** Returns a built-in text in the language of a page. */
export type Say = (text: UiText) => string;

export interface LanguageSetting {
  /** Of texts that ship. */
  readonly language: UiLanguage;
  /** Says a text in the words of a host, where it has given any. */
  readonly say?: Say | undefined;
  /** BCP 47. Left out: English as in the United States. */
  readonly tag?: string;
}

/** The texts that ship, as they are. */
export const SHIPPED: Readonly<Record<UiLanguage, Say>> = { en: ({ en }) => en, es: ({ es }) => es };

/** The built-in language for a language tag: Spanish for `es-MX`; undefined if there is none. @param tag BCP 47 */
export const shippedLanguage = (tag: string): UiLanguage | undefined =>
  /^e[ns]\b/.exec(tag)?.[0] as UiLanguage | undefined;

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
  const shipped = shippedLanguage(tag);
  const spoken = shipped ?? fallback;
  return {
    language: spoken,
    say:
      words &&
      ((text) => {
        const word = words[text.en];
        if (process.env.NODE_ENV !== 'production' && !shipped) noticeMissingWord(tag, text.en, word);
        return word ?? text[spoken];
      }),
    tag: shipped === tag ? `${tag}-US` : tag,
  };
}

/**
 * Returns built-in texts without a provider: on a server, or outside of React.
 * @param words of that language, by the English ones
 * @param fallback what is said where no word is given. English by default
 * @throws RangeError for a language that is not BCP 47
 */
export function wordsIn(language: string, words?: LanguageWords, fallback?: UiLanguage): Say {
  const { language: spoken, say } = languageSetting(language, words, fallback);
  return say ?? SHIPPED[spoken];
}
