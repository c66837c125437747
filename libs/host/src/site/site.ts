import { homeNameIn, type Palette, type Registry, type SiteLocale, type SitePaths } from '@skein/cms-client';
import type { PageFrame, PolicySources } from '@skein/cms-client/serve';
import type { LanguageWords } from '@skein/ui';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { localesOf, type Locales } from './locales.ts';

/** The look of a site: what its documents need to know. */
export interface SiteLook {
  /** CSS that all pages share: fonts, tokens, base. @param fontUrl file name to address */
  readonly css: (fontUrl: (file: string) => string) => string;
  /** File names of the fonts that every page needs. */
  readonly fonts: readonly string[];
  /** Color names that editors may choose. */
  readonly palette: Palette;
  /**
   * Colors of the browser's own parts around a page, and of pages that stand in when nothing else is available.
   */
  readonly colors: { readonly surface: string; readonly text: string; readonly accent: string };
}

/** Everything about a site except its content, its services and its environment. */
export interface SiteDefinition {
  /** Name of the provider, shown when the CMS gives none. */
  readonly name: string;
  /** Content type → component, and when it wakes. */
  readonly registry: Registry;
  /** The content types of a page and of what surrounds it. */
  readonly frame: PageFrame;
  /** The languages, and the site's addresses that are not pages. */
  readonly paths: SitePaths;
  readonly look: SiteLook;
  /** Wraps every block, both on the server and in an island. @param tag of a language */
  readonly wrap: (tag: string, children: ReactNode) => ReactNode;
  /**
   * Texts of the libraries in languages that they do not have built in, by tag: for what the server says
   * outside pages.
   */
  readonly words?: Readonly<Record<string, LanguageWords>> | undefined;
  /** Short name of the home page. Default: Home, Inicio. */
  readonly homeName?: ((locale: SiteLocale) => string) | undefined;
  /** The page that replaces the address-check modal for a visitor without script; without a language prefix. */
  readonly addressCheckPath?: string | undefined;
  /** Beginnings of paths that exist only in development; in production, no page links to them. */
  readonly developmentPaths?: readonly string[] | undefined;
  /** Short links for print and letters, without language prefix: path to path. */
  readonly shortLinks?: Readonly<Record<string, string>> | undefined;
  /** Pages that no site map lists, as paths without a language prefix; `*` stands for any text. */
  readonly unlisted?: readonly string[] | undefined;
  /** Paths that browsers never prefetch, as patterns of speculation rules. */
  readonly neverPrefetched?: readonly string[] | undefined;
  /**
   * The site's own pages beside those of the CMS: routes of React Router with `path` (without a language
   * prefix), `element`, and a `loader` that gets an {@link OwnPageContext} and returns an {@link OwnPage}. They
   * win over a page of the CMS at the same address.
   */
  readonly routes?: readonly RouteObject[] | undefined;
  /** Origins that the policy of every page allows. */
  readonly policy?: readonly PolicySources[] | undefined;
  /** Paths to which visitors upload files; these requests may take longer. */
  readonly uploadPaths?: readonly string[] | undefined;
}

/** A definition, with what follows from it. */
export interface Site extends SiteDefinition {
  readonly locales: Locales;
  readonly homeName: (locale: SiteLocale) => string;
  /** Whether a site map may list a page. @param path without a language prefix */
  isListed(path: string): boolean;
}

const toPattern = (glob: string) =>
  new RegExp(`^${glob.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`);

export function siteOf(definition: SiteDefinition): Site {
  const unlisted = (definition.unlisted ?? []).map(toPattern);
  return {
    ...definition,
    homeName: definition.homeName ?? homeNameIn,
    locales: localesOf(definition.paths.languages),
    isListed: (path) => !unlisted.some((pattern) => pattern.test(path)),
  };
}
