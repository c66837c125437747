// @vitest-environment node
import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/fixture-props.ts';
import { hero } from '../hero.block.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './state-interest-hero.fixtures.ts';

const html = (fixture: AuthoredEntry) => draw(hero, Hero, fixture);

describe('StateInterestHero', () => {
  it('has the form before the skyline in the reading order', () => {
    const text = html(fixtures.stateInterestForm);
    expect(text.indexOf('<form')).toBeLessThan(text.indexOf('<img'));
  });
});
