/** Path prefix of the Spanish pages. */
export const SPANISH_PREFIX = '/intl/es';

export type SiteLocale = 'en-US' | 'es';

/** Files and services have no language. */
const WITHOUT_LANGUAGE = /^\/(assets|cdn|api|demo|data|global_nav|_grow|sitemap[\w-]*\.xml|robots\.txt)(\/|$)/;

/** Splits a path into its locale and the path without a language prefix. */
export function splitLocale(path: string): { readonly locale: SiteLocale; readonly path: string } {
  if (path === SPANISH_PREFIX) return { locale: 'es', path: '/' };
  if (path.startsWith(`${SPANISH_PREFIX}/`)) return { locale: 'es', path: path.slice(SPANISH_PREFIX.length) };
  return { locale: 'en-US', path };
}

/** The same page in a locale; query and hash stay. Links that leave the site or have no language are returned as they are. */
export function localizePath(href: string, locale: SiteLocale): string {
  if (!href.startsWith('/') || href.startsWith('//') || WITHOUT_LANGUAGE.test(href)) return href;
  const at = href.search(/[?#]/);
  const [path, rest] = at < 0 ? [href, ''] : [href.slice(0, at), href.slice(at)];
  const bare = splitLocale(path).path;
  if (locale === 'en-US') return bare + rest;
  return SPANISH_PREFIX + (bare === '/' ? '' : bare) + rest;
}
