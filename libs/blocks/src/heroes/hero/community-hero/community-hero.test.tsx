// @vitest-environment node
import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/fixture-props.ts';
import { hero } from '../hero.block.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './community-hero.fixtures.ts';

const html = (fixture: AuthoredEntry) => draw(hero, Hero, fixture);

describe('CommunityHero', () => {
  it('names everyone in its row', () => {
    const text = html(fixtures.communityActions);
    expect(text.match(/<li[ >]/g)).toHaveLength(7);
    expect(text).toContain('>June<');
  });

  it('does without people over an FAQ', () => {
    expect(html(fixtures.communityFaq)).not.toMatch(/<ul|<img/);
  });
});
