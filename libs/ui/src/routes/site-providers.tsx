import type { ReactNode } from 'react';
import { LanguageProvider } from '../language/language-provider.tsx';
import type { LanguageWords } from '../language/language-setting.ts';
import { RoutesProvider, type Routes } from './routes-provider.tsx';

/** The facts about a site's language that its providers need. */
interface Language {
  /** BCP 47: `en-US`. */
  readonly tag: string;
  /** The start of the paths of this language's pages. */
  readonly prefix: string;
}

export interface SiteProvidersOptions {
  /** The languages of the site, the default first. */
  readonly languages: readonly [Language, ...Language[]];
  /** Returns the pages of a language that components link to by themselves. */
  readonly routes: (prefix: string) => Routes;
  /** Words in languages that the libraries do not contain, by language tag. */
  readonly words?: Readonly<Record<string, LanguageWords>> | undefined;
}

/** The React providers around every block of a site, on the server and in islands. */
export interface SiteProviders {
  /**
   * Returns the children inside the providers.
   * @param tag of a language of the site
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
