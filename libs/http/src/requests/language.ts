export type Language = 'en' | 'es';
export const SPANISH_PREFIX = '/intl/es';

/**
 * Returns the path of a page, or undefined if `pageSource` is neither an address nor a path.
 * @param pageSource address or path of the page
 */
export const pathOf = (pageSource: unknown): string | undefined =>
  typeof pageSource === 'string' && pageSource !== '' && URL.canParse(pageSource, 'http://localhost')
    ? new URL(pageSource, 'http://localhost').pathname
    : undefined;

const OWN_PAGE = /^\/(?![/\\])[\w./%~-]*$/u;
/** Whether a path leads to a page of this site. Browsers read some paths, such as `//a.com`, as other hosts. */
export const isOwnPage = (path: string): boolean => OWN_PAGE.test(path);

/** Returns the language of a page. @param pageSource address or path of the page */
export function languageOf(pageSource: unknown): Language {
  const pathname = pathOf(pageSource) ?? '/';
  return pathname === SPANISH_PREFIX || pathname.startsWith(`${SPANISH_PREFIX}/`) ? 'es' : 'en';
}

/**
 * Returns the language of the page that sent a request, or else the browser's first language.
 * @param pageSource address or path of the page, if the request contains it
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

/** Returns a path without its language prefix. */
export const unlocalised = (path: string): string =>
  languageOf(path) === 'es' ? path.slice(SPANISH_PREFIX.length) || '/' : path;

export const localised = (path: string, language: Language): string =>
  language === 'es' ? SPANISH_PREFIX + (path === '/' ? '' : path) : path;
