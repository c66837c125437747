// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { fixtureProps, parseRaw } from '../../../testing/fixture-props.ts';
import { hero } from '../hero.block.ts';
import { Hero } from '../hero.tsx';
import { labsStill } from './labs-hero.fixtures.ts';

const image = {
  sys: { id: 'still', type: 'Asset' },
  fields: { title: 'A map', file: { url: '//x/y.svg', contentType: 'image/svg+xml', details: {} } },
} as const;
const raw = (theme: string) => ({
  sys: { id: 'labs', type: 'Entry', contentType: { sys: { id: 'gfHeroBanner' } } },
  fields: { gfHeroBannerType: 6, gfTitle: 'Labs', gfImage: image, gfTheme: theme },
});

describe('LabsHero', () => {
  it.each([
    ['violet', 'violet'],
    ['paper', 'ink'],
  ])('asked for %s, stands on %s: its ground is always dark', (asked, got) => {
    expect(parseRaw(hero, raw(asked) as never)?.theme).toBe(got);
  });

  it('draws its threads once, and only for visitors who are fine with motion', () => {
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(<Hero {...fixtureProps(hero, labsStill)} />));
    const css = sheet.getStyleTags();
    const animations = css.match(/animation:[^;}]*/g) ?? [];
    expect(animations.length).toBeGreaterThan(0);
    expect(css).not.toContain('infinite');
    const outside = css.replaceAll(
      /@media \(prefers-reduced-motion:\s*no-preference\)\s*\{(?:@supports[^{}]*\{)?[^{}]*\{[^{}]*\}\}/g,
      '',
    );
    expect(outside).not.toContain('animation:');
  });
});
