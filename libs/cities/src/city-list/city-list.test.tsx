// @vitest-environment node
import { LanguageProvider } from '@skein/ui';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureProps, parseRaw } from '../testing/fixture-props.ts';
import { cityItem } from './city-item.content.ts';
import { CITY_SLIDE_WIDTH_PERCENT } from './city-list.constants.ts';
import * as fixtures from './city-list.fixtures.ts';
import { CityList } from './city-list.tsx';
import { brokenEntry } from '@skein/cms-client/testing';
import type { AnyEntryType, AuthoredEntry } from '@skein/cms-client';
import * as fc from 'fast-check';

const itemsOf = (entries: readonly AuthoredEntry[], locale: 'en-US' | 'es' = 'en-US') =>
  entries.map((authored) => fixtureProps(cityItem, authored, locale));
const draw = (entries: readonly AuthoredEntry[]) => renderToString(<CityList items={itemsOf(entries)} />);

describe('CityList', () => {
  it('has every city in the page before any script runs, states in their order', () => {
    const html = draw(fixtures.citiesByState);
    const states = itemsOf(fixtures.citiesByState);
    for (const { name, items } of states) {
      expect(html).toContain(name);
      for (const city of items ?? []) expect(html).toContain(city.name);
    }
    const places = states.map(({ name }) => html.indexOf(`>${name}<`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('makes each state a heading with its cities in a list under it', () => {
    const html = draw(fixtures.citiesByState);
    expect(html.match(/<h3/g)).toHaveLength(fixtures.citiesByState.length);
    expect(html.match(/<ul/g)).toHaveLength(fixtures.citiesByState.length);
  });

  it('says coming soon in words, in the language of the page', () => {
    expect(draw(fixtures.citiesToCome).match(/Coming soon/g)).toHaveLength(3);
    const spanish = renderToString(
      <LanguageProvider language="es">
        <CityList items={itemsOf(fixtures.citiesToCome, 'es')} />
      </LanguageProvider>,
    );
    expect(spanish.match(/Próximamente/g)).toHaveLength(3);
    expect(spanish).toContain('aria-label="Ciudades por estado"');
  });

  it('opens external cities in a new tab and says so', () => {
    const html = draw(fixtures.citiesByState);
    const link = /<a [^>]*href="https:\/\/provo[^>]*>.*?<\/a>/.exec(html)?.[0];
    expect(link).toContain('target="_blank"');
    expect(link).toContain('opens in a new tab');
  });

  it('leads Spanish readers to the Spanish pages of the cities', () => {
    const [state] = itemsOf(
      fixtures.citiesByState.filter(({ id }) => id === 'listed-state-texas'),
      'es',
    );
    expect(state?.items?.[0]?.url).toBe('/intl/es/cities/austin');
  });

  it('can be reached by keyboard where it holds no link', () => {
    expect(draw(fixtures.citiesToCome)).toContain('tabindex="0"');
    expect(draw(fixtures.citiesByState)).not.toContain('tabindex');
  });

  it('is a carousel of three groups that gives way after 50 px, and keeps all of them within reach', () => {
    const html = draw(fixtures.citiesByState);
    const [, options = ''] = /data-carousel="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(options.replaceAll('&quot;', '"'))).toEqual({ swipeTolerance: 50, keepsReach: true });
    expect(html.match(/data-slide/g)).toHaveLength(3);
    expect(html.match(/data-dot/g)).toHaveLength(3);
    expect(CITY_SLIDE_WIDTH_PERCENT).toBe(85);
  });

  it('is nothing at all without items', () => {
    expect(draw([])).toBe('');
  });

  it('draws whatever the parser lets through of a broken entry', () => {
    fc.assert(
      fc.property(brokenEntry(cityItem as unknown as AnyEntryType), (raw) => {
        const state = parseRaw(cityItem, raw);
        if (state) expect(renderToString(<CityList items={[state]} />)).not.toContain('undefined');
      }),
    );
  });
});
