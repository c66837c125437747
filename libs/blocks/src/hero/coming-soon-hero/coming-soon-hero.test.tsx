// @vitest-environment node
import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { hero } from '../hero.content.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './coming-soon-hero.fixtures.ts';

const html = (fixture: AuthoredEntry, locale: 'en-US' | 'es' = 'en-US') => draw(hero, Hero, fixture, locale);

describe('ComingSoonHero', () => {
  it('is what editors get for number 12', () => {
    expect(hero.variants).toContainEqual(expect.objectContaining({ name: 'comingSoonHero', number: 12 }));
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
    expect(html(fixtures.comingSoonForm)).toContain('Your street address');
    expect(html(fixtures.comingSoonForm)).not.toContain('Check my address');
    expect(html(fixtures.comingSoonActions)).toContain('Check my address');
    expect(html(fixtures.comingSoonActions)).not.toContain('<form');
  });

  it('says that service is on its way, in the words of the editor or the usual ones', () => {
    expect(html(fixtures.comingSoonForm)).toContain('Coming soon');
    expect(html(fixtures.comingSoonInk)).toContain('Spring, if the ground thaws');
    expect(html(fixtures.comingSoonInk)).not.toContain('Coming soon');
  });

  it('says under the form what happens to what is entered', () => {
    const text = html(fixtures.comingSoonForm, 'es');
    expect(text.indexOf('Usamos tu dirección')).toBeGreaterThan(text.indexOf('<form'));
    expect(text).toContain('href="/intl/es/legal/privacy"');
  });
});
