import type { SiteLocale } from '@skein/cms-client';
import { LanguageProvider } from '@skein/ui';
import type { ReactElement, ReactNode } from 'react';

interface InLocaleProps {
  readonly locale: SiteLocale;
  readonly children: ReactNode;
}

/** Renders its children in Spanish for the Spanish locale. For other locales, the outer language applies. */
export const InLocale = ({ locale, children }: InLocaleProps): ReactElement => (
  <LanguageProvider language={locale === 'es' ? 'es' : undefined}>{children}</LanguageProvider>
);
