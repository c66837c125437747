// @vitest-environment node
import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/fixture-props.ts';
import { contentBlock } from '../content-block.block.ts';
import { ContentBlock } from '../content-block.tsx';
import * as fixtures from './cities-map.fixtures.ts';

const html = (fixture: AuthoredEntry, locale: 'en-US' | 'es' = 'en-US') =>
  draw(contentBlock, ContentBlock, fixture, locale);

describe('CitiesMap', () => {
  it.each(['en-US', 'es'] as const)('can be linked to as #cities, whatever its title, in %s', (locale) => {
    for (const fixture of Object.values(fixtures))
      expect(html(fixture, locale).match(/<section id="cities"/g)).toHaveLength(1);
  });

  it('lists the cities before the map in the reading order, on either side', () => {
    for (const fixture of [fixtures.citiesMap, fixtures.citiesMapInk]) {
      expect(html(fixture).indexOf('Salt Lake Valley')).toBeLessThan(html(fixture).indexOf('<img'));
    }
  });

  it('says under the map what it shows, and under the list what to do when a city is not in it', () => {
    const text = html(fixtures.citiesMap);
    expect(text).toMatch(/<figcaption[^>]*>Every dot is a city with service/);
    expect(text.indexOf('Leave your address')).toBeGreaterThan(text.indexOf('Seattle'));
    expect(html(fixtures.citiesMap, 'es')).toContain('href="/intl/es/check-address"');
  });

  it('does without a map', () => {
    expect(html(fixtures.citiesMapToCome)).not.toMatch(/<figure|<img/);
  });

  it('puts the states one level under its title', () => {
    const text = html(fixtures.citiesMap);
    expect(text.match(/<h2/g)).toHaveLength(1);
    expect(text.match(/<h3/g)).toHaveLength(18);
  });
});
