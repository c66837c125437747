import type { SiteLanguages, SiteLocale } from '@skein/cms-client';
import type { CityContent } from '../city/city.content.ts';

/** The facts about a page that the shell needs. */
export interface ShellPage {
  /** Path of the page with its language prefix, without query and hash: `/intl/es/plans`. */
  readonly path: string;
  readonly locale: SiteLocale;
  /** All languages of the site, for the links to other languages. Default: English and Spanish. */
  readonly languages?: SiteLanguages | undefined;
  /** Addresses of the page in other languages, by `lang`. Needed if more than the language prefix differs. */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
  /**
   * Id of a form on the page. Buttons then post the form to the `languageLinks`, so that the visitor's input
   * stays. Without the id, the page has plain links.
   */
  readonly languageForm?: string | undefined;
  /** Name of the provider, for pages without a logo. */
  readonly siteTitle?: string | undefined;
  /** The city of the page. Undefined on pages that belong to no city. */
  readonly city?: CityContent | undefined;
}

/** The prop that the host adds to the content of header and footer: the current page. */
export interface OnPage {
  readonly page: ShellPage;
}
