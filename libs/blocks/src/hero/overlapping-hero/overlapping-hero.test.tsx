// @vitest-environment node
import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { hero } from '../hero.content.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './overlapping-hero.fixtures.ts';

const html = (fixture: AuthoredEntry, locale: 'en-US' | 'es' = 'en-US') => draw(hero, Hero, fixture, locale);

describe('OverlappingHero', () => {
  it('is what editors get for number 9', () => {
    expect(hero.variants).toContainEqual(expect.objectContaining({ name: 'overlappingHero', number: 9 }));
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
    expect(html(fixtures.overlappingForm)).toContain('Your street address');
    expect(html(fixtures.overlappingForm)).not.toContain('Check my address');
    expect(html(fixtures.overlappingActions)).toContain('Check my address');
    expect(html(fixtures.overlappingActions)).not.toContain('<form');
  });

  it('puts the card after the picture that it overlaps, the calls to action before it', () => {
    const form = html(fixtures.overlappingForm);
    expect(form.indexOf('<img')).toBeLessThan(form.indexOf('<form'));
    const actions = html(fixtures.overlappingActions);
    expect(actions.indexOf('See plans')).toBeLessThan(actions.indexOf('<img'));
  });
});
