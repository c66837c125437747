import {
  ENGLISH_AND_SPANISH,
  localizePath,
  splitLocale,
  type SiteLanguage,
  type SiteLanguages,
} from '@skein/cms-client';

export interface LanguageLink extends Pick<SiteLanguage, 'lang' | 'name' | 'translatedName'> {
  /**
   * URL of the page's content in the link's language. Equals `page`, unless the host gives another URL for the
   * language.
   */
  readonly href: string;
  /** Path of the current page with the prefix of the link's language. */
  readonly page: string;
}

/**
 * Returns the links to a page in the other languages of its site.
 * @param links URLs by `lang`, for languages in which more than the prefix of the path differs
 */
export function languageLinks(
  currentPath: string,
  languages: SiteLanguages = ENGLISH_AND_SPANISH,
  links: Readonly<Partial<Record<string, string>>> = {},
): readonly LanguageLink[] {
  const { locale: here } = splitLocale(currentPath, languages);
  return languages
    .filter(({ locale }) => locale !== here)
    .map(({ locale, lang, name, translatedName }) => {
      const page = localizePath(currentPath, locale, languages);
      return {
        href: links[lang] ?? page,
        page,
        lang,
        name,
        ...(translatedName !== undefined && { translatedName }),
      };
    });
}
