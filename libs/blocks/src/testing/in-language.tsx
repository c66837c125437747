import { LanguageProvider, RoutesProvider, type LanguageWords } from '@skein/ui';
import type { ReactElement, ReactNode } from 'react';

/** What the catalogue puts around every story. */
export const inLanguage = (children: ReactNode, language: string, words?: LanguageWords): ReactElement => (
  <LanguageProvider language={language} words={words}>
    <RoutesProvider
      routes={{ addressCheck: language === 'es' ? '/intl/es/check-address' : '/check-address' }}
    >
      {children}
    </RoutesProvider>
  </LanguageProvider>
);
