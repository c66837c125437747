import type { SiteLanguages, SiteLocale } from '@skein/cms-client';
import type { CityContent } from '../city/city.content.ts';

/** Facts about the page that the shell surrounds. */
export interface ShellPage {
  /** Current path with its language prefix, without query and hash: `/intl/es/plans`. */
  readonly path: string;
  readonly locale: SiteLocale;
  /** All languages of the site, for the switch. Default: English and Spanish. */
  readonly languages?: SiteLanguages | undefined;
  /**
   * Addresses of the same content in other languages, by `lang`, where they differ from `path` in that
   * language.
   */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Name of the provider, for pages without a logo. */
  readonly siteTitle?: string | undefined;
  /** The city of the page. Set only on the pages of a city. */
  readonly city?: CityContent | undefined;
}
