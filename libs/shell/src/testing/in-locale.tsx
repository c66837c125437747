import type { SiteLocale } from '@skein/cms-client';
import { LanguageProvider } from '@skein/ui';
import type { ReactElement, ReactNode } from 'react';

interface InLocaleProps {
  readonly locale: SiteLocale;
  readonly children: ReactNode;
}

/**
 * The provider that a host puts around a Spanish page. For any other locale, the language around it applies.
 */
export const InLocale = ({ locale, children }: InLocaleProps): ReactElement => (
  <LanguageProvider language={locale === 'es' ? 'es' : undefined}>{children}</LanguageProvider>
);
