// @vitest-environment node
import { type AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw as drawWithSlots, fixtureProps } from '../../testing/fixture-props.ts';
import { hero } from './hero.block.ts';
import * as fixtures from './image-hero/plain-face.fixtures.ts';
import { Hero } from './hero.tsx';

const draw = (fixture: AuthoredEntry) => drawWithSlots(hero, Hero, fixture);

describe('Hero', () => {
  it('keeps the numbers by which the CMS knows its variants', () => {
    const names = new Map(hero.variants.map(({ number, name }) => [number, name]));
    const known =
      'officialsHero imageHero gamingHero freeExtrasHero tvHero labsHero neighborhoodHero phoneHero overlappingHero stateInterestHero communityHero comingSoonHero';
    for (const [index, name] of known.split(' ').entries()) expect(names.get(index + 1)).toBe(name);
  });

  it('shows the form in place of both calls to action', () => {
    const html = draw(fixtures.heroBehindForm);
    expect(html).toContain('Your street address');
    expect(html).not.toContain('Check availability');
  });

  it('offers the second call to action after the first', () => {
    const html = draw(fixtures.heroBehindTwo);
    expect(html.indexOf('Check availability')).toBeGreaterThan(0);
    expect(html.indexOf('See plans')).toBeGreaterThan(html.indexOf('Check availability'));
  });

  it('loads one picture: the tall one on phones, the wide one elsewhere', () => {
    const html = draw(fixtures.heroBehind);
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).toMatch(
      /<source media="\(max-width: 40rem\)" srcSet="\/artwork\/hero-home-portrait\.svg"[^>]*width="400" height="800"/,
    );
  });

  it('has the only level 1 heading of the page, with its words first in the reading order', () => {
    for (const fixture of Object.values(fixtures)) {
      const html = draw(fixture);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('<img'));
    }
  });

  it('judges the color of its title by the theme that it stands on', () => {
    const { titleColor } = fixtureProps(hero, fixtures.heroRightUnreadable);
    expect(titleColor).toBe('#00655e');
    expect(draw(fixtures.heroRightUnreadable)).toContain('A quiet box, a loud house');
  });
});
