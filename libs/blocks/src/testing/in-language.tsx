import { LanguageProvider, RoutesProvider, type LanguageProviderProps } from '@skein/ui';
import type { ReactElement } from 'react';

/** The React providers that the catalog puts around every story. */
export const InLanguage = ({ children, ...speaks }: LanguageProviderProps): ReactElement => (
  <LanguageProvider {...speaks}>
    <RoutesProvider
      routes={{ addressCheck: speaks.language === 'es' ? '/intl/es/check-address' : '/check-address' }}
    >
      {children}
    </RoutesProvider>
  </LanguageProvider>
);
