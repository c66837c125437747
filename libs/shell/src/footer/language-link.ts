import {
  ENGLISH_AND_SPANISH,
  localizePath,
  splitLocale,
  type SiteLanguage,
  type SiteLanguages,
} from '@skein/cms-client';

export interface LanguageLink extends Pick<SiteLanguage, 'lang' | 'name' | 'translatedName'> {
  /** The same page in that language. */
  readonly href: string;
}

/**
 * Returns the links to a page in the other languages of its site.
 * @param links by `lang`, for languages in which the page has another path than usual
 */
export function languageLinks(
  currentPath: string,
  languages: SiteLanguages = ENGLISH_AND_SPANISH,
  links: Readonly<Partial<Record<string, string>>> = {},
): readonly LanguageLink[] {
  const { locale: here } = splitLocale(currentPath, languages);
  return languages
    .filter(({ locale }) => locale !== here)
    .map(({ locale, lang, name, translatedName }) => ({
      href: links[lang] ?? localizePath(currentPath, locale, languages),
      lang,
      name,
      ...(translatedName !== undefined && { translatedName }),
    }));
}
