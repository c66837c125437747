import { languages, words } from '@skein/content/languages';
import { routesBelow } from '@skein/content/routes';
import { LanguageProvider, RoutesProvider, type Routes } from '@skein/ui';
import type { ReactNode } from 'react';

const routes = new Map(languages.map(({ tag, prefix }) => [tag, routesBelow(prefix)]));

/** Where the pages are that components lead to by themselves. @param tag of a language of the site */
export const routesIn = (tag: string): Routes => routes.get(tag) ?? {};

/**
 * The tag of a page's language by its `lang`, in which a translator may have written another: the default for one that the
 * site does not have.
 */
export const tagOfPage = (pageLang: string): string =>
  (
    languages.find(({ tag }) => tag === pageLang) ??
    languages.find(({ lang }) => pageLang.startsWith(lang)) ??
    languages[0]
  ).tag;

/** What surrounds every block, on the server and in an island alike. @param tag of a language of the site */
export function withProviders(tag: string, children: ReactNode): ReactNode {
  return (
    <RoutesProvider routes={routesIn(tag)}>
      <LanguageProvider language={tag} words={words[tag]}>
        {children}
      </LanguageProvider>
    </RoutesProvider>
  );
}
