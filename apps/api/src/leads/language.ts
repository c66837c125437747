import { SPANISH_PREFIX } from '../portal/portal.constants.ts';

export type Language = 'en' | 'es';

/** The language of the page that a form stood on. @param pageSource its address or path */
export function languageOf(pageSource: unknown): Language {
  if (typeof pageSource !== 'string' || !URL.canParse(pageSource, 'http://localhost')) return 'en';
  const { pathname } = new URL(pageSource, 'http://localhost');
  return pathname === SPANISH_PREFIX || pathname.startsWith(`${SPANISH_PREFIX}/`) ? 'es' : 'en';
}

export const localised = (path: string, language: Language): string =>
  language === 'es' ? SPANISH_PREFIX + (path === '/' ? '' : path) : path;
