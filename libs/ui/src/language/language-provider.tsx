'use client';

import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { noticeSecondCopy } from './second-copy.ts';
import { ENGLISH, languageSetting, type LanguageWords } from './language-setting.ts';
import type { UiLanguage, UiText } from './ui-language.ts';

/** Written in by whoever bundles, as React wants it too. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

// As React does with its warnings: a bundler writes the mode in, and the notice is no part of a production build.
if (process.env.NODE_ENV !== 'production') noticeSecondCopy(import.meta.url);

const LanguageContext = createContext(ENGLISH);

export type LanguageProviderProps = {
  /** BCP 47. Left out: that of the provider around this one. */
  language?: UiLanguage | (string & {}) | undefined;
  /** Words of a language that the libraries do not speak, or other words for one that they do, by the English ones. */
  words?: LanguageWords | undefined;
  /** What is said where no word is given. English by default. */
  fallback?: UiLanguage | undefined;
  children: ReactNode;
};

/**
 * Sets the language of the built-in texts of every primitive below. English without it.
 * @throws RangeError for a language that is not BCP 47
 */
export function LanguageProvider(props: LanguageProviderProps): ReactElement {
  const { language, words, fallback, children } = props;
  const around = use(LanguageContext);
  const setting = language === undefined ? around : languageSetting(language, words, fallback);
  return <LanguageContext value={setting}>{children}</LanguageContext>;
}

/**
 * The language of built-in texts: for a page in another one, that of words which nobody gave.
 * A component's own `language` prop goes before it.
 */
export function useLanguage(own?: UiLanguage): UiLanguage {
  const around = use(LanguageContext);
  return own ?? around.language;
}

/** The language of the page for `Intl`: `es-US`, `fr`. */
export const useLanguageTag = (): string => use(LanguageContext).tag;

/** Says a built-in text in the language of the page: in the host's words, where it has given any. */
export function useWords(own?: UiLanguage): (text: UiText) => string {
  const { language, words } = use(LanguageContext);
  return (text) => (own && own !== language ? text[own] : (words?.[text.en] ?? text[language]));
}
