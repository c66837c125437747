import { SPANISH_PREFIX } from '../portal/model/portal.constants.ts';

export type Language = 'en' | 'es';

/** Path of the page that a form stood on. @param pageSource its address or path */
export const pathOf = (pageSource: unknown): string | undefined =>
  typeof pageSource === 'string' && pageSource !== '' && URL.canParse(pageSource, 'http://localhost')
    ? new URL(pageSource, 'http://localhost').pathname
    : undefined;

/** The language of the page that a form stood on. @param pageSource its address or path */
export function languageOf(pageSource: unknown): Language {
  const pathname = pathOf(pageSource) ?? '/';
  return pathname === SPANISH_PREFIX || pathname.startsWith(`${SPANISH_PREFIX}/`) ? 'es' : 'en';
}

/** A path without its language. */
export const unlocalised = (path: string): string =>
  languageOf(path) === 'es' ? path.slice(SPANISH_PREFIX.length) || '/' : path;

export const localised = (path: string, language: Language): string =>
  language === 'es' ? SPANISH_PREFIX + (path === '/' ? '' : path) : path;
