// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureProps } from '../../testing/fixture-props.ts';
import { hero } from './hero.block.ts';
import { Hero } from './hero.tsx';
import { heroBehind, heroBelow, heroRight } from './image-hero/plain-face.fixtures.ts';
import { overlappingActions } from './overlapping-hero/overlapping-hero.fixtures.ts';
import { stateInterestActions } from './state-interest-hero/state-interest-hero.fixtures.ts';

const wide = {
  url: '/assets/city/1/city.png',
  width: 2400,
  height: 1100,
  alt: 'A city',
  contentType: 'image/png',
} as const;

/** Returns each media query with the parameters of its AVIF picture. The last row is for all other screens. */
function renditions(fixture: Parameters<typeof fixtureProps>[1]): [media: string, asked: string][] {
  const props = { ...fixtureProps(hero, fixture), image: wide, mobileImage: undefined };
  const html = renderToString(<Hero {...props} />).replaceAll('&amp;', '&');
  return [...html.matchAll(/<source (?:media="([^"]*)" )?type="image\/avif" srcSet="([^ "]*)/g)].map(
    ([, media = 'else', url = '']) => [media, url.split('?')[1] ?? ''],
  );
}

const BANNER = [
  ['(max-width: 650px)', 'w=650&h=400&fit=fill&q=50&fm=avif'],
  ['(max-width: 850px)', 'w=850&h=450&fit=fill&q=50&fm=avif'],
  ['(max-width: 1050px)', 'w=1050&h=450&fit=fill&q=50&fm=avif'],
  ['else', 'w=1200&h=550&fit=scale&q=50&fm=avif'],
];

describe('a picture of pixels at the head of a page', () => {
  it.each([
    ['of hero 9', overlappingActions],
    ['of hero 10', stateInterestActions],
    ['below the words of hero 2', heroBelow],
  ])('%s comes in the presets of a banner', (_, fixture) => {
    expect(renditions(fixture)).toEqual(BANNER);
  });

  it('behind the words of hero 2 is a tall crop with the face in it on phones', () => {
    expect(renditions(heroBehind)).toEqual([
      ['(max-width: 40rem)', 'w=400&h=800&fit=fill&f=face&q=75&fm=avif'],
      ...BANNER,
    ]);
  });

  it('beside the words comes in the widths of its column, whole', () => {
    expect(renditions(heroRight).map(([media, asked]) => [media, asked.replace(/w=\d+/, 'w')])).toEqual([
      ['else', 'w&q=75&fm=avif'],
    ]);
  });
});
