import { ENGLISH_AND_SPANISH, type PathLanguages } from '../model/site-paths.ts';

/** Code of a locale in the CMS, such as `en-US`. */
export type SiteLocale = string;

/** First segments of paths of files and services, which get no language prefix. */
export const WITHOUT_LANGUAGE: readonly string[] = ['assets', 'cdn', 'api', 'data', 'global_nav', '_grow'];
const HAS_NO_LANGUAGE = new RegExp(
  `^/(?:${WITHOUT_LANGUAGE.join('|')}|sitemap[\\w-]*\\.xml|robots\\.txt)(?:[/?#]|$)`,
);

/** Splits a path, which may have a query and a hash, into its locale and the path without the language prefix. */
export function splitLocale(
  path: string,
  languages: PathLanguages = ENGLISH_AND_SPANISH,
): { readonly locale: SiteLocale; readonly path: string } {
  const [own = ''] = path.split(/[?#]/, 1);
  let found = { ...languages[0], prefix: '' };
  for (const language of languages)
    if (language.prefix.length > found.prefix.length && `${own}/`.startsWith(`${language.prefix}/`))
      found = language;
  const bare = path.slice(found.prefix.length);
  return { locale: found.locale, path: own === found.prefix ? `/${bare}` : bare };
}

/**
 * Removes all language prefixes from a path. The result starts with exactly one slash, because browsers read
 * the text after two slashes as a host.
 */
function bareOf(path: string, languages: PathLanguages): string {
  const bare = splitLocale(path, languages).path.replace(/^\/{2,}/, '/');
  return bare === path ? bare : bareOf(bare, languages);
}

/**
 * Returns a link in a locale, with its query and hash. Links to other sites stay unchanged. Links to files and
 * services get no language prefix. If a link already has a language prefix, the new prefix replaces it.
 */
export function localizePath(
  href: string,
  locale: SiteLocale,
  languages: PathLanguages = ENGLISH_AND_SPANISH,
): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const bare = bareOf(href, languages);
  const { prefix } = languages.find((language) => language.locale === locale) ?? languages[0];
  if (prefix === '' || HAS_NO_LANGUAGE.test(bare)) return bare;
  return prefix + bare.replace(/^\/(?=[?#]|$)/, '');
}

/** Whether a link leads to one of the paths, or to a page below one of them, in any language. */
export function leadsInto(
  href: string,
  paths: readonly string[],
  languages: PathLanguages = ENGLISH_AND_SPANISH,
): boolean {
  // Almost all links contain none of the paths.
  if (!paths.some((start) => href.includes(start))) return false;
  const [path = ''] = href.split(/[?#]/, 1);
  const bare = bareOf(path, languages);
  return paths.some((start) => bare === start || bare.startsWith(`${start}/`));
}
