import type { SiteLocale } from '@skein/cms-client';
import { LanguageProvider } from '@skein/ui';
import type { ReactElement, ReactNode } from 'react';

interface InLocaleProps {
  readonly locale: SiteLocale;
  readonly children: ReactNode;
}

/** What a host puts around a page in Spanish; any other is in the language around it. */
export const InLocale = ({ locale, children }: InLocaleProps): ReactElement => (
  <LanguageProvider language={locale === 'es' ? 'es' : undefined}>{children}</LanguageProvider>
);
