import { noticeMissingWord } from './missing-word.ts';
import type { UiLanguage, UiText } from './ui-language.ts';

/** The bundler fills this in, as React requires, too. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Words of one language, keyed by the English text: `{ Close: 'Fermer' }`. */
export type LanguageWords = Readonly<Record<string, string>>;

/** Returns a built-in text in the language of a page. */
export type Say = (text: UiText) => string;

export interface LanguageSetting {
  /** Language of the built-in texts. */
  readonly language: UiLanguage;
  /** Returns a text in the words of the host. Undefined if the host provides none. */
  readonly say?: Say | undefined;
  /** BCP 47 tag. By default it is English as in the United States. */
  readonly tag?: string;
}

/** The built-in texts, unchanged. */
export const SHIPPED: Readonly<Record<UiLanguage, Say>> = { en: ({ en }) => en, es: ({ es }) => es };

/**
 * Returns the built-in language for a language tag, such as Spanish for `es-MX`, or undefined if there is
 * none.
 * @param tag BCP 47
 */
export const shippedLanguage = (tag: string): UiLanguage | undefined =>
  /^e[ns]\b/.exec(tag)?.[0] as UiLanguage | undefined;

/**
 * Returns the language setting for a language tag. English and Spanish without a country are those of the
 * United States.
 * @throws RangeError if the language is not a BCP 47 tag
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
 * Returns a function that looks up built-in texts without a provider: on a server, or outside of React.
 * @param words words of that language, keyed by the English text
 * @param fallback language of texts that `words` does not have. English by default
 * @throws RangeError if the language is not a BCP 47 tag
 */
export function wordsIn(language: string, words?: LanguageWords, fallback?: UiLanguage): Say {
  const { language: spoken, say } = languageSetting(language, words, fallback);
  return say ?? SHIPPED[spoken];
}
