import type { AuthoredEntry, EntryType, SiteLocale } from '@skein/cms-client';
import { LanguageProvider } from '@skein/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { fixtureProps } from './fixture-props.ts';

/** HTML of a fixture as the server sends it. */
export function draw<P extends object>(
  type: EntryType<P>,
  Block: ComponentType<P & { readonly id: string }>,
  fixture: AuthoredEntry,
  locale: SiteLocale = 'en-US',
): string {
  return renderToString(
    <LanguageProvider language={locale === 'es' ? 'es' : 'en'}>
      <Block {...fixtureProps(type, fixture, locale)} />
    </LanguageProvider>,
  );
}
