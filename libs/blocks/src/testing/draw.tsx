import {
  BlockProvider,
  renderWith,
  type AuthoredEntry,
  type EntryType,
  type SiteLocale,
} from '@skein/cms-client';
import { LanguageProvider, RoutesProvider } from '@skein/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { fixtureProps } from './fixture-props.ts';
import { slotBlocks } from './slot-blocks.ts';

const components = Object.fromEntries(slotBlocks.map(({ type, component }) => [type.id, component]));

/** Returns the HTML of a fixture as the server sends it, including its slots. */
export function draw<P extends object>(
  type: EntryType<P>,
  Block: ComponentType<P & { readonly id: string }>,
  fixture: AuthoredEntry,
  locale: SiteLocale = 'en-US',
): string {
  return renderToString(
    <LanguageProvider language={locale === 'es' ? 'es' : 'en'}>
      <RoutesProvider
        routes={{ addressCheck: locale === 'es' ? '/intl/es/check-address' : '/check-address' }}
      >
        <BlockProvider render={renderWith(components)}>
          <Block {...fixtureProps(type, fixture, locale)} />
        </BlockProvider>
      </RoutesProvider>
    </LanguageProvider>,
  );
}
