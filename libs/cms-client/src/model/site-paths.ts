/** A language of a site. */
export interface SiteLanguage {
  /** Code of the locale in the CMS: `en-US`. */
  readonly locale: string;
  /** BCP 47 tag for `<html lang>`, dates, numbers and plurals: `en-US`. */
  readonly tag: string;
  /** BCP 47 tag for search engines and links: `en`. */
  readonly lang: string;
  /** Prefix of the paths in this language, such as `/intl/es`. It is empty for at most one language. */
  readonly prefix: string;
  /** Name of the language in the language itself: `Español`. */
  readonly name: string;
  /**
   * Name of this language in the site's default language: `Spanish` for `Español`. Missing if both names are the same.
   */
  readonly translatedName?: string;
}

type PathLanguage = Pick<SiteLanguage, 'locale' | 'prefix'>;
/** Languages for use with paths. The default is first. */
export type PathLanguages = readonly [PathLanguage, ...PathLanguage[]];

/** The languages of a site. The default is first. Untranslated content appears in the default language. */
export type SiteLanguages = readonly [SiteLanguage, ...SiteLanguage[]];

/** The languages of a site, and the paths that are not pages. */
export interface SitePaths {
  readonly languages: SiteLanguages;
  /** Prefixes of paths that no page can have, because they belong to services, files or the site itself. */
  readonly reserved?: readonly string[];
  /** Paths of pages whose address ends with a slash, written with this slash. All other addresses end without one. */
  readonly withSlash?: readonly string[];
}

/** The two languages in which the libraries have texts. */
export const ENGLISH_AND_SPANISH: SiteLanguages = [
  { locale: 'en-US', tag: 'en-US', lang: 'en', prefix: '', name: 'English' },
  {
    locale: 'es',
    tag: 'es-US',
    lang: 'es',
    prefix: '/intl/es',
    name: 'Español',
    translatedName: 'Spanish',
  },
];

/** A site without settings: two languages and no reserved paths. */
export const PLAIN_SITE: SitePaths = { languages: ENGLISH_AND_SPANISH };

const PREFIX = /^(?:\/[a-z0-9-]+)*$/;

function problemOf({ tag, lang, prefix }: SiteLanguage): string | undefined {
  try {
    Intl.getCanonicalLocales([tag, lang]);
  } catch {
    return 'has a tag that is not BCP 47';
  }
  return PREFIX.test(prefix) ? undefined : `has the prefix ${prefix}, which is no path`;
}

const isSome = (languages: readonly SiteLanguage[]): languages is SiteLanguages => languages.length > 0;

/**
 * Checks the languages of a site and returns them.
 * @throws if there is no language, a tag or prefix is invalid, or two languages have the same locale or prefix
 */
export function siteLanguages(given: readonly SiteLanguage[]): SiteLanguages {
  if (!isSome(given)) throw new Error('A site needs a language.');
  for (const language of given) {
    const twin = given.find(
      (other) => other !== language && (other.locale === language.locale || other.prefix === language.prefix),
    );
    const problem = twin ? `is ${twin.locale} once more, or has its prefix` : problemOf(language);
    if (problem !== undefined) throw new Error(`The language ${language.locale} ${problem}.`);
  }
  return given;
}

/** Returns the language of a locale, or the default language if the site does not have that locale. */
export const languageOfLocale = (
  locale: string,
  languages: SiteLanguages = ENGLISH_AND_SPANISH,
): SiteLanguage => languages.find((language) => language.locale === locale) ?? languages[0];
