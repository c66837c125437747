import {
  languageOfLocale,
  localizePath,
  splitLocale,
  type SiteLanguage,
  type SiteLanguages,
  type SiteLocale,
} from '@skein/cms-client';

/** The languages of a site, with functions for their paths. */
export interface Locales {
  /** All languages, the default first. */
  readonly all: SiteLanguages;
  /** Splits a path into its locale and the path without a language prefix. */
  split(path: string): { readonly locale: SiteLocale; readonly path: string };
  /** Returns the address of the same page in a locale. */
  localize(href: string, locale: SiteLocale): string;
  /** Returns the language of a locale, or the default if the site does not have it. */
  of(locale: SiteLocale): SiteLanguage;
  /** Returns the language tag of a path. The path need not belong to a page. */
  tagAt(path: string): string;
  /** Makes a value for each language once, and returns a function that returns the value for a locale. */
  each<T>(make: (language: SiteLanguage) => T): (locale: SiteLocale) => T;
}

export function localesOf(all: SiteLanguages): Locales {
  const of = (locale: SiteLocale) => languageOfLocale(locale, all);
  const split = (path: string) => splitLocale(path, all);
  return {
    all,
    split,
    localize: (href, locale) => localizePath(href, locale, all),
    of,
    tagAt: (path) => of(split(path).locale).tag,
    each<T>(make: (language: SiteLanguage) => T) {
      const made = new Map(all.map((language) => [language.locale, make(language)]));
      return (locale: SiteLocale) => made.get(of(locale).locale) as T;
    },
  };
}
