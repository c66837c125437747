import { LanguageProvider, type UiLanguage } from '@skein/ui';
import type { ReactNode } from 'react';

/** What surrounds every block, on the server and in an island alike. */
export function withProviders(language: UiLanguage, children: ReactNode): ReactNode {
  return <LanguageProvider language={language}>{children}</LanguageProvider>;
}
