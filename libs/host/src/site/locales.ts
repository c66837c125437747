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
  /** The default first. */
  readonly all: SiteLanguages;
  /** Splits a path into its locale and the path without a language prefix. */
  split(path: string): { readonly locale: SiteLocale; readonly path: string };
  /** The same page in a locale. */
  localize(href: string, locale: SiteLocale): string;
  /** The default for a locale that the site does not have. */
  of(locale: SiteLocale): SiteLanguage;
  /** The tag of the language of a path that need not exist. */
  tagAt(path: string): string;
  /** Something for each language, by its locale. */
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
