// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { secondaryHero } from './secondary-hero.block.ts';
import * as fixtures from './secondary-hero.fixtures.ts';
import { SecondaryHero } from './secondary-hero.tsx';

const html = (fixture: Parameters<typeof draw>[2], locale?: 'es') =>
  draw(secondaryHero, SecondaryHero, fixture, locale);

describe('SecondaryHero', () => {
  it.each(Object.entries(fixtures))('leaves the title of the page to the page: %s', (_, fixture) => {
    expect(html(fixture).match(/<h[1-6]/g)).toEqual(['<h2']);
  });

  it('has its picture, its theme and both calls to action', () => {
    const drawn = html(fixtures.secondaryHeroBasic, 'es');
    expect(drawn).toContain('data-theme="ink"');
    expect(drawn.match(/<img/g)).toHaveLength(1);
    expect(drawn).toContain('data-action="open-address-check"');
    expect(drawn).toContain('href="/intl/es/plans"');
  });

  it('lets a picture further down the page wait', () => {
    expect(html(fixtures.secondaryHeroBasic)).toMatch(/<img[^>]*loading="lazy"/);
  });

  it('does without a picture', () => {
    expect(html(fixtures.secondaryHeroWords)).not.toContain('<img');
  });
});
