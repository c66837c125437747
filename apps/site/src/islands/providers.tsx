import { routesBelow } from '@skein/content/routes';
import { LanguageProvider, RoutesProvider, type UiLanguage } from '@skein/ui';
import type { ReactNode } from 'react';

/** Where the pages are that components lead to by themselves. */
export const routesIn = { en: routesBelow(''), es: routesBelow('/intl/es') } as const;

/** What surrounds every block, on the server and in an island alike. */
export function withProviders(language: UiLanguage, children: ReactNode): ReactNode {
  return (
    <RoutesProvider routes={routesIn[language]}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </RoutesProvider>
  );
}
