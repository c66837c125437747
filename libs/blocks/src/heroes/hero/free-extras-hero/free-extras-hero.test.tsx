// @vitest-environment node
import { type AuthoredEntry } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { draw as drawWithSlots } from '../../../testing/fixture-props.ts';
import { hero } from '../hero.block.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './free-extras-hero.fixtures.ts';

const draw = (fixture: AuthoredEntry) => drawWithSlots(hero, Hero, fixture);

describe('FreeExtrasHero', () => {
  it('lists every extra between the title and the form', () => {
    const html = draw(fixtures.extrasForm);
    expect(html.match(/<li[ >]/g)).toHaveLength(4);
    expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('Installation'));
    expect(html.indexOf('Support by people')).toBeLessThan(html.indexOf('<form'));
  });

  it('needs no form, and then shows its call to action', () => {
    const html = draw(fixtures.extrasInk);
    expect(html).not.toContain('<form');
    expect(html).toContain('href="/plans"');
  });

  it('hides the shapes in its corners from screen readers', () => {
    const html = draw(fixtures.extrasViolet);
    const shapes = html.match(/<svg[^>]*>/g) ?? [];
    expect(shapes).toHaveLength(2);
    expect(shapes.every((shape) => shape.includes('aria-hidden="true"'))).toBe(true);
  });
});
