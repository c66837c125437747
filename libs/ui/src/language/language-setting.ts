import { noticeMissingWord } from './missing-word.ts';
import type { UiLanguage, UiText } from './ui-language.ts';

/**
 * Bundlers replace `process.env.NODE_ENV` with a fixed value, so browsers need no `process`. React relies on this, too.
 */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Built-in texts in one language. The keys are the English texts: `{ Close: 'Fermer' }`. */
export type LanguageWords = Readonly<Record<string, string>>;

/** A function that returns a built-in text in the language of a page. */
export type Say = (text: UiText) => string;

export interface LanguageSetting {
  /** Language of the built-in texts. */
  readonly language: UiLanguage;
  /** Returns the host's translation of a text, or undefined if the host has none. */
  readonly say?: Say | undefined;
  /** BCP 47 tag of the language. Default: English of the United States. */
  readonly tag?: string;
}

/** Functions that return the built-in texts in English and in Spanish. */
export const SHIPPED: Readonly<Record<UiLanguage, Say>> = { en: ({ en }) => en, es: ({ es }) => es };

/**
 * Returns the built-in language for a language tag, such as `es` for `es-MX`, or undefined if there is none.
 * @param tag a BCP 47 tag
 */
export const shippedLanguage = (tag: string): UiLanguage | undefined =>
  /^e[ns]\b/.exec(tag)?.[0] as UiLanguage | undefined;

/**
 * Returns the language setting for a language tag. The tags `en` and `es` mean the languages of the United
 * States.
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
 * Returns a function that returns built-in texts, for use without a provider: on a server, or outside React.
 * @param words texts in this language. The keys are the English texts
 * @param fallback language of the texts that `words` lacks. Default: English
 * @throws RangeError if the language is not a BCP 47 tag
 */
export function wordsIn(language: string, words?: LanguageWords, fallback?: UiLanguage): Say {
  const { language: spoken, say } = languageSetting(language, words, fallback);
  return say ?? SHIPPED[spoken];
}
