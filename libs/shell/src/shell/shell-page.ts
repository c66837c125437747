import type { SiteLanguages, SiteLocale } from '@skein/cms-client';
import type { UiLanguage } from '@skein/ui';
import type { CityContent } from '../city/city.content.ts';

/** What the shell needs to know about the page that it surrounds. */
export interface ShellPage {
  /** Current path with its language prefix, without query and hash: `/intl/es/plans`. */
  readonly path: string;
  readonly locale: SiteLocale;
  /** All of the site, for the switch. English and Spanish where left out. */
  readonly languages?: SiteLanguages | undefined;
  /** Name of the provider, shown where there is no logo. */
  readonly siteTitle?: string | undefined;
  /** Set on the pages of a city. */
  readonly city?: CityContent | undefined;
}

/** Of the provider around the parts of the shell; undefined for a language that only the host speaks: it has provided it. */
export const providedLanguage = (locale: SiteLocale): UiLanguage | undefined =>
  locale === 'es' ? 'es' : locale.startsWith('en') ? 'en' : undefined;

/** The language of built-in texts on a page. */
export const languageOf = (locale: SiteLocale): UiLanguage => (locale === 'es' ? 'es' : 'en');
