// @vitest-environment node
import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import { BlockProvider } from '@skein/cms-client';
import { LanguageProvider } from '@skein/ui';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { cityMap } from './city-map.block.ts';
import * as fixtures from './city-map.fixtures.ts';
import { CityMap } from './city-map.tsx';

const FORM = { id: 'form', type: 'gfForm', props: {} };

function draw(fixture: AuthoredEntry, locale: SiteLocale = 'en-US', form = false) {
  const props = fixtureProps(cityMap, fixture, locale);
  return renderToString(
    <LanguageProvider language={locale === 'es' ? 'es' : 'en'}>
      <BlockProvider render={({ id }) => <form id={id} />}>
        <CityMap {...props} checkAddressModule={form ? FORM : undefined} />
      </BlockProvider>
    </LanguageProvider>,
  );
}

describe('CityMap', () => {
  it('is a square of 640 with a dot of radius 6 for each city, where content says', () => {
    const html = draw(fixtures.cityMapOfStates);
    expect(html).toContain('viewBox="0 0 640 640"');
    expect(html.match(/ r="6"/g)).toHaveLength(9);
    expect(html).toMatch(/<circle cx="300" cy="443" r="6" data-state="active"/);
  });

  it('tells by color and by word which cities are to come', () => {
    const html = draw(fixtures.cityMapOfStates, 'es');
    expect(html.match(/<circle[^>]*data-state="coming-soon"/g)).toHaveLength(3);
    expect(html).toContain('<title>Westminster, Próximamente</title>');
    expect(html).toContain('<title>Austin</title>');
  });

  it('leads from a dot to the city, in the language of the page', () => {
    expect(draw(fixtures.cityMapOfStates, 'es')).toMatch(/<a [^>]*href="\/intl\/es\/cities\/austin"/);
  });

  it('has a legend, in the words of content or in its own', () => {
    expect(draw(fixtures.cityMapOfStates)).toContain('Service today');
    expect(draw(fixtures.cityMapOnPicture)).toContain('Being spun');
  });

  it('lists the states under their header, and opens those elsewhere in a new tab', () => {
    const html = draw(fixtures.cityMapOfStates);
    expect(html).toContain('Find your state');
    expect(html.match(/target="_blank"/g)).toHaveLength(1);
  });

  it('holds the address form that content gives it', () => {
    expect(draw(fixtures.cityMapOfStates, 'en-US', true)).toContain('<form id="form"');
    expect(draw(fixtures.cityMapOfStates)).not.toContain('<form');
  });
});
