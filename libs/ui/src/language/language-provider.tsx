'use client';

import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { noticeSecondCopy } from './second-copy.ts';
import {
  languageSetting,
  SHIPPED,
  type LanguageSetting,
  type LanguageWords,
  type Say,
} from './language-setting.ts';
import type { UiLanguage, UiText } from './ui-language.ts';

/** The bundler fills this in, as React requires, too. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

// As React does with its warnings: a bundler writes the mode in, and the notice is no part of a production build.
if (process.env.NODE_ENV !== 'production') noticeSecondCopy(import.meta.url);

const LanguageContext = createContext<LanguageSetting>({ language: 'en' });

export type LanguageProviderProps = {
  /** BCP 47 tag. By default it is that of the provider around this one. */
  language?: UiLanguage | (string & {}) | undefined;
  /**
   * Words for a language that the libraries do not contain, or replacements for their words, keyed by the
   * English text.
   */
  words?: LanguageWords | undefined;
  /** The language of texts that `words` does not have. English by default. */
  fallback?: UiLanguage | undefined;
  children: ReactNode;
};

/**
 * Sets the language of the built-in texts of all components below it. Without a provider they are in English.
 * @throws RangeError if the language is not a BCP 47 tag
 */
export function LanguageProvider(props: LanguageProviderProps): ReactElement {
  const { language, words, fallback, children } = props;
  const around = use(LanguageContext);
  const setting = language === undefined ? around : languageSetting(language, words, fallback);
  return <LanguageContext value={setting}>{children}</LanguageContext>;
}

/**
 * Returns the language of the page if it is English or Spanish, for services and files that exist only in
 * these. On a page in a third language, it returns the language of the fallback texts. A component's own
 * `language` prop takes precedence; for texts, use `useWords`.
 */
export const useLanguage = (own?: UiLanguage): UiLanguage => own ?? use(LanguageContext).language;

/** The language of the page for `Intl`: `es-US`, `fr`. */
export const useLanguageTag = (): string => use(LanguageContext).tag ?? 'en-US';

/**
 * Returns a built-in text in the language of the page: in the host's words if it provides them, or else in the
 * component's own `language`.
 */
export const useWord = (text: UiText, own?: UiLanguage): string =>
  use(LanguageContext).say?.(text) ?? text[own ?? use(LanguageContext).language];

/**
 * Does the same for components with several texts: returns a function that returns a text in the language of
 * the page.
 */
export function useWords(): Say {
  const { language, say } = use(LanguageContext);
  return say ?? SHIPPED[language];
}
