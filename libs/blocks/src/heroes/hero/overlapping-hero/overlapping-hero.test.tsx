// @vitest-environment node
import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/fixture-props.ts';
import { hero } from '../hero.block.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './overlapping-hero.fixtures.ts';

const html = (fixture: AuthoredEntry) => draw(hero, Hero, fixture);

describe('OverlappingHero', () => {
  it('puts the card after the picture that it overlaps, the calls to action before it', () => {
    const form = html(fixtures.overlappingForm);
    expect(form.indexOf('<img')).toBeLessThan(form.indexOf('<form'));
    const actions = html(fixtures.overlappingActions);
    expect(actions.indexOf('See plans')).toBeLessThan(actions.indexOf('<img'));
  });
});
