import { localizePath, splitLocale } from '@skein/cms-client';
import type { SiteLocale } from '@skein/cms-client';

export interface LanguageLink {
  /** The same page in the other language. */
  readonly href: string;
  /** The other language, named in itself. */
  readonly name: 'English' | 'Español';
  /** The other language, named in English where that differs. */
  readonly englishName?: 'Spanish';
  /** BCP 47. */
  readonly lang: 'en' | 'es';
}

/** The link to a page in the other language: a path with the Spanish prefix leads to English, any other to Spanish. */
export function languageLink(currentPath: string): LanguageLink {
  const to: SiteLocale = splitLocale(currentPath).locale === 'es' ? 'en-US' : 'es';
  const href = localizePath(currentPath, to);
  return to === 'es'
    ? { href, name: 'Español', englishName: 'Spanish', lang: 'es' }
    : { href, name: 'English', lang: 'en' };
}
