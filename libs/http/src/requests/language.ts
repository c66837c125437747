export type Language = 'en' | 'es';
export const SPANISH_PREFIX = '/intl/es';

/** Path of the page that a form was on. @param pageSource its address or path */
export const pathOf = (pageSource: unknown): string | undefined =>
  typeof pageSource === 'string' && pageSource !== '' && URL.canParse(pageSource, 'http://localhost')
    ? new URL(pageSource, 'http://localhost').pathname
    : undefined;

const OWN_PAGE = /^\/(?![/\\])[\w./%~-]*$/u;
/** Whether it is a path of this site, and not something that browsers read as another host. */
export const isOwnPage = (path: string): boolean => OWN_PAGE.test(path);

/** The language of the page that a form was on. @param pageSource its address or path */
export function languageOf(pageSource: unknown): Language {
  const pathname = pathOf(pageSource) ?? '/';
  return pathname === SPANISH_PREFIX || pathname.startsWith(`${SPANISH_PREFIX}/`) ? 'es' : 'en';
}

/**
 * The language of the page that a request comes from, if it can be told.
 * @param pageSource what the request says itself
 */
export function languageFrom(
  {
    headers,
  }: { readonly headers: Readonly<Partial<Record<'referer' | 'accept-language', string | undefined>>> },
  pageSource?: unknown,
): Language {
  const page = pageSource || headers.referer;
  if (page) return languageOf(page);
  return /^es\b/iu.test(headers['accept-language'] ?? '') ? 'es' : 'en';
}

/** A path without its language prefix. */
export const unlocalised = (path: string): string =>
  languageOf(path) === 'es' ? path.slice(SPANISH_PREFIX.length) || '/' : path;

export const localised = (path: string, language: Language): string =>
  language === 'es' ? SPANISH_PREFIX + (path === '/' ? '' : path) : path;
