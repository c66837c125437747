import { homeNameIn, type Palette, type Registry, type SiteLocale, type SitePaths } from '@skein/cms-client';
import type { PageFrame, PolicySources } from '@skein/cms-client/serve';
import type { LanguageWords } from '@skein/ui';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { localesOf, type Locales } from './locales.ts';

/** The look of a site, as far as its documents need it. */
export interface SiteLook {
  /** CSS that all pages share: fonts, tokens, base. @param fontUrl file name to address */
  readonly css: (fontUrl: (file: string) => string) => string;
  /** File names of the fonts that every page needs. */
  readonly fonts: readonly string[];
  /** Color names that editors may choose. */
  readonly palette: Palette;
  /** Of the browser's own parts around a page, and of pages that are shown when nothing else can be. */
  readonly colors: { readonly surface: string; readonly text: string; readonly accent: string };
}

/** Everything about a site except its content, its services and its environment. */
export interface SiteDefinition {
  /** Name of the provider, for what is shown while the CMS says none. */
  readonly name: string;
  /** Content type → component, and when it wakes. */
  readonly registry: Registry;
  /** The content types of a page and of what surrounds it. */
  readonly frame: PageFrame;
  /** Languages and what the site has at its addresses, pages apart. */
  readonly paths: SitePaths;
  readonly look: SiteLook;
  /** What surrounds every block, on the server and in an island alike. @param tag of a language */
  readonly wrap: (tag: string, children: ReactNode) => ReactNode;
  /** Words of the libraries in languages that they do not speak, by tag: for what the server says without a page. */
  readonly words?: Readonly<Record<string, LanguageWords>> | undefined;
  /** What the home page is called where there is no more to say of it. Default: Home, Inicio. */
  readonly homeName?: ((locale: SiteLocale) => string) | undefined;
  /** The page that a visitor without script gets in place of the address-check modal; without a language prefix. */
  readonly addressCheckPath?: string | undefined;
  /** Beginnings of paths that exist in development only: in production nothing leads there. */
  readonly developmentPaths?: readonly string[] | undefined;
  /** Short links for print and letters, without language prefix: path to path. */
  readonly shortLinks?: Readonly<Record<string, string>> | undefined;
  /** Pages that no site map lists, as paths without language prefix; `*` stands for anything. */
  readonly unlisted?: readonly string[] | undefined;
  /** Paths that browsers never prefetch, as patterns of speculation rules. */
  readonly neverPrefetched?: readonly string[] | undefined;
  /**
   * Pages of the site's own beside the composed ones: routes of React Router with `path` (without a language prefix),
   * `element`, and a `loader` that answers with an {@link OwnPage} and gets an {@link OwnPageContext}. They go before a page
   * of the CMS at the same address.
   */
  readonly routes?: readonly RouteObject[] | undefined;
  /** Origins that the policy of every page lets in. */
  readonly policy?: readonly PolicySources[] | undefined;
  /** Paths whose posts bring files, and may take as long as these need. */
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
