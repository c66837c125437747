// @vitest-environment node
import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { hero } from '../hero.content.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './phone-hero.fixtures.ts';

const html = (fixture: AuthoredEntry, locale: 'en-US' | 'es' = 'en-US') => draw(hero, Hero, fixture, locale);

describe('PhoneHero', () => {
  it('is what editors get for number 8', () => {
    expect(hero.variants).toContainEqual(expect.objectContaining({ name: 'phoneHero', number: 8 }));
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
    expect(html(fixtures.phoneForm)).toContain('Your street address');
    expect(html(fixtures.phoneForm)).not.toContain('555-0142');
    expect(html(fixtures.phoneActions)).toContain('555-0142');
    expect(html(fixtures.phoneActions)).not.toContain('<form');
  });

  it('can be called from', () => {
    expect(html(fixtures.phoneActions)).toContain('href="tel:+15550142"');
  });

  it('keeps its cord away from screen readers', () => {
    expect(html(fixtures.phoneForm)).toMatch(/<svg[^>]*aria-hidden="true"/);
  });
});
