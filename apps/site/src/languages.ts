import {
  languageOfLocale,
  localizePath as localize,
  splitLocale as split,
  type SiteLanguage,
  type SiteLocale,
} from '@skein/cms-client';
import { languages, words } from '@skein/content/languages';

export { languages };

export const splitLocale = (path: string): ReturnType<typeof split> => split(path, languages);
export const localizePath = (href: string, locale: SiteLocale): string => localize(href, locale, languages);
export const languageIn = (locale: SiteLocale): SiteLanguage => languageOfLocale(locale, languages);

/** What the home page is called where there is no more to say of it. */
export const homeName = (locale: SiteLocale): string =>
  locale === 'es' ? 'Inicio' : (words[languageIn(locale).tag]?.['Home'] ?? 'Home');

/** Something for each language, by its locale. */
export function perLocale<T>(make: (language: SiteLanguage) => T): (locale: SiteLocale) => T {
  const made = new Map(languages.map((language) => [language.locale, make(language)]));
  return (locale) => made.get(languageIn(locale).locale) as T;
}
