// @vitest-environment node
import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { fixtureProps } from '../../testing/fixture-props.ts';
import { hero } from '../hero.content.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './neighborhood-hero.fixtures.ts';

const html = (fixture: AuthoredEntry, locale: 'en-US' | 'es' = 'en-US') => draw(hero, Hero, fixture, locale);

describe('NeighborhoodHero', () => {
  it('is what editors get for number 7', () => {
    expect(hero.variants).toContainEqual(expect.objectContaining({ name: 'neighborhoodHero', number: 7 }));
  });

  it.each(Object.entries(fixtures))(
    'draws %s in both languages, its title before its pictures',
    (_, fixture) => {
      for (const locale of ['en-US', 'es'] as const) {
        const text = html(fixture, locale);
        expect(text.match(/<h1/g)).toHaveLength(1);
        expect(text).not.toContain('style="');
        if (text.includes('<img')) expect(text.indexOf('</h1>')).toBeLessThan(text.indexOf('<img'));
      }
    },
  );

  it('shows the form where there is one, else the calls to action', () => {
    expect(html(fixtures.neighborhoodForm)).toContain('Your street address');
    expect(html(fixtures.neighborhoodForm)).not.toContain('Check my address');
    expect(html(fixtures.neighborhoodActions)).toContain('Check my address');
    expect(html(fixtures.neighborhoodActions)).not.toContain('<form');
  });

  it('prefers its form to the calls to action that were entered beside it', () => {
    const { cta, secondCta } = fixtureProps(hero, fixtures.neighborhoodActions);
    const text = draw(
      hero,
      (props) => <Hero {...props} cta={cta} {...(secondCta && { secondCta })} />,
      fixtures.neighborhoodForm,
    );
    expect(text).not.toContain('See plans');
  });
});
