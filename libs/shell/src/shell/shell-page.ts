import type { SiteLanguages, SiteLocale } from '@skein/cms-client';
import type { CityContent } from '../city/city.content.ts';

/** What the shell needs to know about the page that it surrounds. */
export interface ShellPage {
  /** Current path with its language prefix, without query and hash: `/intl/es/plans`. */
  readonly path: string;
  readonly locale: SiteLocale;
  /** All of the site, for the switch. English and Spanish where left out. */
  readonly languages?: SiteLanguages | undefined;
  /** Where the same is shown in other languages, by `lang`, where that is not `path` in them. */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Name of the provider, shown where there is no logo. */
  readonly siteTitle?: string | undefined;
  /** Set on the pages of a city. */
  readonly city?: CityContent | undefined;
}
