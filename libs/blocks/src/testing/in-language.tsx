import { LanguageProvider, RoutesProvider } from '@skein/ui';
import type { ReactElement, ReactNode } from 'react';

/** What the catalogue puts around every story. */
export const inLanguage = (children: ReactNode, language: 'en' | 'es'): ReactElement => (
  <LanguageProvider language={language}>
    <RoutesProvider
      routes={{ addressCheck: language === 'es' ? '/intl/es/check-address' : '/check-address' }}
    >
      {children}
    </RoutesProvider>
  </LanguageProvider>
);
