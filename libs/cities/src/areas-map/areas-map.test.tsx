// @vitest-environment node
import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import { LanguageProvider, RoutesProvider } from '@skein/ui';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { areasMap } from './areas-map.block.ts';
import * as fixtures from './areas-map.fixtures.ts';
import { AreasMap } from './areas-map.tsx';

const draw = (fixture: AuthoredEntry, locale: SiteLocale = 'en-US') =>
  renderToString(
    <LanguageProvider language={locale === 'es' ? 'es' : 'en'}>
      <RoutesProvider
        routes={{ addressCheck: locale === 'es' ? '/intl/es/check-address' : '/check-address' }}
      >
        <AreasMap {...fixtureProps(areasMap, fixture, locale)} />
      </RoutesProvider>
    </LanguageProvider>,
  );

describe('AreasMap', () => {
  it('names the areas that its picture shows', () => {
    const html = draw(fixtures.areasOfAustin);
    expect(html).toContain('<img');
    expect(html).toContain('Round Rock');
  });

  it('opens the address check, and leads to its page without script, in both languages', () => {
    expect(draw(fixtures.areasOfAustin)).toMatch(
      /data-action="open-address-check"[^>]*href="\/check-address"/,
    );
    expect(draw(fixtures.areasOfAustin, 'es')).toContain('href="/intl/es/check-address"');
  });

  it('leads to the apartments of the city', () => {
    expect(draw(fixtures.areasOfAustin, 'es')).toMatch(
      /href="\/intl\/es\/cities\/austin"[^>]*>.*Apartamentos/s,
    );
  });

  it('has no button where content wants none', () => {
    expect(draw(fixtures.areasBare)).not.toContain('check-address');
  });
});
