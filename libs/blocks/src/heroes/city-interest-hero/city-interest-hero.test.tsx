// @vitest-environment node
import { entry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { checkAddress, interestForm } from '../hero/form-hero.fixtures.ts';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { draw, parseRaw } from '../../testing/fixture-props.ts';
import { cityInterestHero } from './city-interest-hero.block.ts';
import * as fixtures from './city-interest-hero.fixtures.ts';
import { CityInterestHero } from './city-interest-hero.tsx';

const html = (fixture: Parameters<typeof draw>[2], locale: 'en-US' | 'es' = 'en-US') =>
  draw(cityInterestHero, CityInterestHero, fixture, locale);

describe('CityInterestHero', () => {
  it('says that the city is to come, in the words of the editor or the usual ones', () => {
    expect(html(fixtures.cityInterestForm)).toContain('Coming soon');
    expect(html(fixtures.cityInterestForm, 'es')).toContain('Próximamente');
    expect(html(fixtures.cityInterestAction)).toContain('In two springs');
    expect(html(fixtures.cityInterestAction)).not.toContain('Coming soon');
  });

  it('holds whatever form an editor puts in, and says under it what happens to what is entered', () => {
    const text = html(fixtures.cityInterestForm, 'es');
    expect(text.match(/<form/g)).toHaveLength(1);
    expect(text.indexOf('Sí, tráiganla')).toBeLessThan(text.indexOf('<form'));
    expect(text.indexOf('Lo usamos')).toBeGreaterThan(text.indexOf('<form'));
    expect(text).toContain('href="/intl/es/legal/privacy"');
  });

  it('has a call to action while there is no form', () => {
    expect(html(fixtures.cityInterestAction)).toContain('data-action="open-address-check"');
    expect(html(fixtures.cityInterestBare)).not.toMatch(/<form|<a /);
  });

  it('shows the form in place of the call to action', () => {
    const both = html(
      entry(cityInterestHero, 'city-interest-both', {
        title: 'Denver',
        image: pictures.denver,
        form: interestForm,
        cta: checkAddress,
      }),
    );
    expect(both.match(/<form/g)).toHaveLength(1);
    expect(both).not.toMatch(/data-action|<a /);
  });

  it('stays when its form has gone', () => {
    const raw = {
      sys: { id: 'eoi', type: 'Entry', contentType: { sys: { id: 'gfCityEoiHero' } } },
      fields: {
        gfTitle: 'Denver',
        gfForm: { sys: { type: 'Link', linkType: 'Entry', id: 'gone' } },
        gfImage: {
          sys: { id: 'still', type: 'Asset' },
          fields: { title: 'A town', file: { url: '//x/y.svg', contentType: 'image/svg+xml', details: {} } },
        },
      },
    };
    const props = parseRaw(cityInterestHero, raw as never);
    expect(props).toMatchObject({ title: 'Denver' });
    expect(props).not.toHaveProperty('form');
  });
});
