import { homeNameIn, type Palette, type Registry, type SiteLocale, type SitePaths } from '@skein/cms-client';
import type { PageFrame, PolicySources } from '@skein/cms-client/serve';
import type { LanguageWords } from '@skein/ui';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { HOST_PATHS } from './host-paths.ts';
import { localesOf, type Locales } from './locales.ts';

/** The look of a site: CSS, fonts and colors of its pages. */
export interface SiteLook {
  /** CSS that all pages share: fonts, tokens, base. @param fontUrl returns the address of a font file */
  readonly css: (fontUrl: (file: string) => string) => string;
  /** File names of the fonts that every page needs. */
  readonly fonts: readonly string[];
  /** Color names that editors may choose. */
  readonly palette: Palette;
  /** Colors of the browser's own parts around a page, and of the last-resort pages. */
  readonly colors: { readonly surface: string; readonly text: string; readonly accent: string };
}

/** The definition of a site: everything except its content, its services and its environment. */
export interface SiteDefinition {
  /** Name of the provider, shown when the CMS gives none. */
  readonly name: string;
  /** The component of each content type, and the event that starts the component's script. */
  readonly registry: Registry;
  /** The content types of a page and of the frame around it. */
  readonly frame: PageFrame;
  /**
   * The languages, and the site's addresses that are not pages. The addresses of the host and of the site's parts need
   * not be named.
   */
  readonly paths: SitePaths;
  readonly look: SiteLook;
  /** Wraps every block, both on the server and in an island. @param tag language tag */
  readonly wrap: (tag: string, children: ReactNode) => ReactNode;
  /**
   * Translations of the libraries' texts into languages that are not built in, by language tag. The server uses
   * these texts on last-resort pages.
   */
  readonly words?: Readonly<Record<string, LanguageWords>> | undefined;
  /** Returns the short name of the home page. Default: `Home` in English, `Inicio` in Spanish. */
  readonly homeName?: ((locale: SiteLocale) => string) | undefined;
  /** Path of the page that replaces the address-check modal in browsers without script. No language prefix. */
  readonly addressCheckPath?: string | undefined;
  /** Beginnings of paths that exist only in development; in production, no page links to them. */
  readonly developmentPaths?: readonly string[] | undefined;
  /** Short links for print and letters: short path to path of a page, both without language prefix. */
  readonly shortLinks?: Readonly<Record<string, string>> | undefined;
  /** Pages that no site map lists, as paths without a language prefix; `*` stands for any text. */
  readonly unlisted?: readonly string[] | undefined;
  /** Beginnings of paths that `robots.txt` closes to search engines. */
  readonly notCrawled?: readonly string[] | undefined;
  /** Paths that browsers never prefetch, as patterns of speculation rules. */
  readonly neverPrefetched?: readonly string[] | undefined;
  /**
   * The site's own pages beside those of the CMS: routes of React Router with `path` (without a language
   * prefix), `element`, and a `loader` that gets an {@link OwnPageContext} and returns an {@link OwnPage}. A
   * route takes precedence over a page of the CMS at the same address.
   */
  readonly routes?: readonly RouteObject[] | undefined;
  /** Origins that the policy of every page allows. */
  readonly policy?: readonly PolicySources[] | undefined;
  /** Paths to which visitors upload files; these requests may take longer. */
  readonly uploadPaths?: readonly string[] | undefined;
}

/** A site definition, with functions that are derived from it. */
export interface Site extends SiteDefinition {
  readonly locales: Locales;
  readonly homeName: (locale: SiteLocale) => string;
  /** Whether a site map may list a page. @param path without a language prefix */
  isListed(path: string): boolean;
}

const toPattern = (glob: string) =>
  new RegExp(`^${glob.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`);

export function siteOf(definition: SiteDefinition): Site {
  const { paths } = definition;
  const unlisted = (definition.unlisted ?? []).map(toPattern);
  return {
    ...definition,
    paths: { ...paths, reserved: [...(paths.reserved ?? []), ...HOST_PATHS] },
    homeName: definition.homeName ?? homeNameIn,
    locales: localesOf(paths.languages),
    isListed: (path) => !unlisted.some((pattern) => pattern.test(path)),
  };
}
