/** A language that a site has pages in. */
export interface SiteLanguage {
  /** The CMS's name for it: `en-US`. */
  readonly locale: string;
  /** BCP 47, for `<html lang>`, dates, numbers and plurals: `en-US`. */
  readonly tag: string;
  /** BCP 47, for search engines and links: `en`. */
  readonly lang: string;
  /** Prefix of the paths of its pages, such as `/intl/es`. At most one language has an empty prefix. */
  readonly prefix: string;
  /** Its name in its own words: `Español`. */
  readonly name: string;
  /** Its name in the default language, if that differs: `Spanish`. */
  readonly translatedName?: string;
}

/** The part of a language that paths need. */
type PathLanguage = Pick<SiteLanguage, 'locale' | 'prefix'>;
/** Languages for use with paths, the default first. */
export type PathLanguages = readonly [PathLanguage, ...PathLanguage[]];

/** The languages of a site, the default first. Untranslated content appears in the default language. */
export type SiteLanguages = readonly [SiteLanguage, ...SiteLanguage[]];

/** The languages of a site, and which paths are not pages. */
export interface SitePaths {
  readonly languages: SiteLanguages;
  /** Prefixes of paths that no page can have: services, files and paths that the site itself answers. */
  readonly reserved?: readonly string[];
  /** Addresses that end with a slash. */
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

/** A site without settings: two languages, and every path may be a page. */
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
 * @throws for no languages, an invalid tag or prefix, and two languages with the same locale or prefix
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
