// @vitest-environment node
import { BlockProvider, renderWith, type AuthoredEntry } from '@skein/cms-client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../../../testing/fixture-props.ts';
import { slotBlocks } from '../../../testing/slot-blocks.ts';
import { hero } from '../hero.content.ts';
import { Hero } from '../hero.tsx';
import * as fixtures from './free-extras-hero.fixtures.ts';

const components = Object.fromEntries(slotBlocks.map(({ type, component }) => [type.id, component]));
const draw = (fixture: AuthoredEntry) =>
  renderToString(
    <BlockProvider render={renderWith(components)}>
      <Hero {...fixtureProps(hero, fixture)} />
    </BlockProvider>,
  );

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
