import {
  ENGLISH_AND_SPANISH,
  localizePath,
  splitLocale,
  type SiteLanguage,
  type SiteLanguages,
} from '@skein/cms-client';

export interface LanguageLink extends Pick<SiteLanguage, 'lang' | 'name' | 'translatedName'> {
  /** Address of the same content in that language. */
  readonly href: string;
  /** Path of the same page in that language. */
  readonly page: string;
}

/**
 * Returns the links to a page in the other languages of its site.
 * @param links addresses by `lang`, for languages in which the page's path is different
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
