import { SPANISH_PREFIX } from '../model/page-path.ts';

export type SiteLocale = 'en-US' | 'es';

/** Files and services have no language. */
const WITHOUT_LANGUAGE = /^\/(assets|cdn|api|data|global_nav|_grow|sitemap[\w-]*\.xml|robots\.txt)(\/|$)/;

/** Splits a path into its locale and the path without a language prefix. */
export function splitLocale(path: string): { readonly locale: SiteLocale; readonly path: string } {
  if (path === SPANISH_PREFIX) return { locale: 'es', path: '/' };
  if (path.startsWith(`${SPANISH_PREFIX}/`)) return { locale: 'es', path: path.slice(SPANISH_PREFIX.length) };
  return { locale: 'en-US', path };
}

/** Without any language prefix. One slash in front: of two, a browser would read the rest as the name of a host. */
function bareOf(path: string): string {
  const bare = splitLocale(path).path.replace(/^\/{2,}/, '/');
  return bare === path ? bare : bareOf(bare);
}

/**
 * The same page in a locale; query and hash stay. Links that leave the site are returned as they are, those to files
 * and services get no language. Doing it twice changes nothing.
 */
export function localizePath(href: string, locale: SiteLocale): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const at = href.search(/[?#]/);
  const [path, rest] = at < 0 ? [href, ''] : [href.slice(0, at), href.slice(at)];
  const bare = bareOf(path);
  if (locale === 'en-US' || WITHOUT_LANGUAGE.test(bare)) return bare + rest;
  return SPANISH_PREFIX + (bare === '/' ? '' : bare) + rest;
}

/** Whether a link leads to one of these paths or below it, in whatever language. */
export function leadsInto(href: string, paths: readonly string[]): boolean {
  const [path = ''] = href.split(/[?#]/, 1);
  const bare = bareOf(path);
  return paths.some((start) => bare === start || bare.startsWith(`${start}/`));
}
