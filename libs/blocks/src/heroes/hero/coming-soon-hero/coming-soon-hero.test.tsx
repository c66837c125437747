// @vitest-environment node
import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/fixture-props.ts';
import { hero } from '../hero.block.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './coming-soon-hero.fixtures.ts';

const html = (fixture: AuthoredEntry, locale: 'en-US' | 'es' = 'en-US') => draw(hero, Hero, fixture, locale);

describe('ComingSoonHero', () => {
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
