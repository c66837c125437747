// @vitest-environment node
import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { hero } from '../hero.content.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './state-interest-hero.fixtures.ts';

const html = (fixture: AuthoredEntry, locale: 'en-US' | 'es' = 'en-US') => draw(hero, Hero, fixture, locale);

describe('StateInterestHero', () => {
  it('is what editors get for number 10', () => {
    expect(hero.variants).toContainEqual(expect.objectContaining({ name: 'stateInterestHero', number: 10 }));
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
    expect(html(fixtures.stateInterestForm)).toContain('Your street address');
    expect(html(fixtures.stateInterestForm)).not.toContain('Check my address');
    expect(html(fixtures.stateInterestActions)).toContain('Check my address');
    expect(html(fixtures.stateInterestActions)).not.toContain('<form');
  });

  it('has the form before the skyline in the reading order', () => {
    const text = html(fixtures.stateInterestForm);
    expect(text.indexOf('<form')).toBeLessThan(text.indexOf('<img'));
  });
});
