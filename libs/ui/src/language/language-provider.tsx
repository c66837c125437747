'use client';

import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { noticeSecondCopy } from './second-copy.ts';
import type { UiLanguage } from './ui-language.ts';

/** Written in by whoever bundles, as React wants it too. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

// As React does with its warnings: a bundler writes the mode in, and the notice is no part of a production build.
if (process.env.NODE_ENV !== 'production') noticeSecondCopy(import.meta.url);

const LanguageContext = createContext<UiLanguage>('en');

export type LanguageProviderProps = {
  language: UiLanguage;
  children: ReactNode;
};

/** Sets the language of the built-in texts of every primitive below. English without it. */
export function LanguageProvider({ language, children }: LanguageProviderProps): ReactElement {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page; a component's own `language` prop goes before it. */
export function useLanguage(own?: UiLanguage): UiLanguage {
  const around = use(LanguageContext);
  return own ?? around;
}
