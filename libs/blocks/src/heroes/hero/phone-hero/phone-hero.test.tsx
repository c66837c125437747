// @vitest-environment node
import type { AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../testing/fixture-props.ts';
import { hero } from '../hero.block.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './phone-hero.fixtures.ts';

const html = (fixture: AuthoredEntry) => draw(hero, Hero, fixture);

describe('PhoneHero', () => {
  it('can be called from', () => {
    expect(html(fixtures.phoneActions)).toContain('href="tel:+15550142"');
  });

  it('keeps its cord away from screen readers', () => {
    expect(html(fixtures.phoneForm)).toMatch(/<svg[^>]*aria-hidden="true"/);
  });
});
