// @vitest-environment node
import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { hero } from '../hero.content.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './community-hero.fixtures.ts';

const html = (fixture: AuthoredEntry, locale: 'en-US' | 'es' = 'en-US') => draw(hero, Hero, fixture, locale);

describe('CommunityHero', () => {
  it('is what editors get for number 11', () => {
    expect(hero.variants).toContainEqual(expect.objectContaining({ name: 'communityHero', number: 11 }));
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
    expect(html(fixtures.communityForm)).toContain('Your street address');
    expect(html(fixtures.communityForm)).not.toContain('Bring us to your school');
    expect(html(fixtures.communityActions)).toContain('Bring us to your school');
    expect(html(fixtures.communityActions)).not.toContain('<form');
  });

  it('names everyone in its row', () => {
    const text = html(fixtures.communityActions);
    expect(text.match(/<li[ >]/g)).toHaveLength(7);
    expect(text).toContain('>June<');
  });

  it('does without people over an FAQ', () => {
    expect(html(fixtures.communityFaq)).not.toMatch(/<ul|<img/);
  });
});
