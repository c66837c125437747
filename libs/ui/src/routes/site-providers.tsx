import type { ReactNode } from 'react';
import { LanguageProvider } from '../language/language-provider.tsx';
import type { LanguageWords } from '../language/language-setting.ts';
import { RoutesProvider, type Routes } from './routes-provider.tsx';

interface Language {
  /** BCP 47 tag, such as `en-US`. */
  readonly tag: string;
  /** The start of the paths of pages in this language. */
  readonly prefix: string;
}

export interface SiteProvidersOptions {
  /** The languages of the site. The default is first. */
  readonly languages: readonly [Language, ...Language[]];
  /** Returns the paths that components link to, in the language with this prefix. */
  readonly routes: (prefix: string) => Routes;
  /** Built-in texts for other languages, by language tag. */
  readonly words?: Readonly<Record<string, LanguageWords>> | undefined;
}

/** The React providers around all blocks of a site, on the server and in islands. */
export interface SiteProviders {
  /**
   * Adds the providers around the children.
   * @param tag tag of a language of the site
   */
  wrap(tag: string, children: ReactNode): ReactNode;
}

export function siteProviders({ languages, routes, words = {} }: SiteProvidersOptions): SiteProviders {
  const routesOf = new Map(languages.map(({ tag, prefix }) => [tag, routes(prefix)]));
  return {
    wrap: (tag, children) => (
      <RoutesProvider routes={routesOf.get(tag) ?? {}}>
        <LanguageProvider language={tag} words={words[tag]}>
          {children}
        </LanguageProvider>
      </RoutesProvider>
    ),
  };
}
