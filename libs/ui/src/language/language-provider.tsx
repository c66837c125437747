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

/**
 * Bundlers replace `process.env.NODE_ENV` with a fixed value, so browsers need no `process`. React relies on this, too.
 */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

// Bundlers replace `NODE_ENV`, as for the warnings of React, so production bundles do not contain the notice.
if (process.env.NODE_ENV !== 'production') noticeSecondCopy(import.meta.url);

const LanguageContext = createContext<LanguageSetting>({ language: 'en' });

export type LanguageProviderProps = {
  /** BCP 47 tag of the language. Default: the language of the next provider outside this one. */
  language?: UiLanguage | (string & {}) | undefined;
  /** Built-in texts in another language, or replacements for built-in texts. The keys are the English texts. */
  words?: LanguageWords | undefined;
  /** Language of the texts that `words` lacks. Default: English. */
  fallback?: UiLanguage | undefined;
  children: ReactNode;
};

/**
 * Sets the language of the built-in texts of all components inside it. Without it, these texts are English.
 * @throws RangeError if the language is not a BCP 47 tag
 */
export function LanguageProvider(props: LanguageProviderProps): ReactElement {
  const { language, words, fallback, children } = props;
  const around = use(LanguageContext);
  const setting = language === undefined ? around : languageSetting(language, words, fallback);
  return <LanguageContext value={setting}>{children}</LanguageContext>;
}

/**
 * Returns `en` or `es`, for services and files that exist only in these languages: the component's own
 * `language` prop, or else the language of the page. If the page is in another language, returns the language
 * of its fallback texts. For texts, use `useWords`.
 */
export const useLanguage = (own?: UiLanguage): UiLanguage => own ?? use(LanguageContext).language;

/** Returns the language tag of the page for `Intl`, such as `es-US` or `fr`. */
export const useLanguageTag = (): string => use(LanguageContext).tag ?? 'en-US';

/**
 * Returns a built-in text: the host's translation for the language of the page, or else the text in the language `own`,
 * or else the text in the built-in language of the page.
 */
export const useWord = (text: UiText, own?: UiLanguage): string =>
  use(LanguageContext).say?.(text) ?? text[own ?? use(LanguageContext).language];

/**
 * Returns a function that returns built-in texts in the language of the page, for components with several
 * texts.
 */
export function useWords(): Say {
  const { language, say } = use(LanguageContext);
  return say ?? SHIPPED[language];
}
