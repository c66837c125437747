import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuthoredEntry } from '@skein/cms-client';
import { fixtureProps } from '../../../testing/fixture-props.ts';
import { standInForFilms } from '../../../testing/stand-in-for-films.ts';
import { gamingFilm, gamingStill } from '../gaming-hero/gaming-hero.fixtures.ts';
import { hero, type HeroProps } from '../hero.block.ts';
import { Hero } from '../hero.tsx';
import { labsFilm, labsStill } from '../labs-hero/labs-hero.fixtures.ts';

const show = (fixture: AuthoredEntry) => <Hero {...fixtureProps(hero, fixture)} />;

describe('a hero with a film', () => {
  beforeEach(() => {
    standInForFilms(() => true);
  });

  it.each([
    ['gaming', gamingStill],
    ['labs', labsStill],
  ])('shows the picture of the %s hero while there is no film', (_, fixture) => {
    const html = renderToString(show(fixture));
    expect(html).not.toContain('<video');
    expect(html.match(/<img/g)).toHaveLength(1);
  });

  it.each([
    [
      'gaming',
      gamingFilm,
      'A player at a wide screen; lights run along the threads that stream out of the game.',
    ],
    ['labs', labsFilm, 'Lights run along the streets of a city at night, seen from above.'],
  ])('plays and pauses the film of the %s hero on a button of its title', async (_, fixture, about) => {
    const user = userEvent.setup();
    render(show(fixture));
    const title = screen.getByRole('heading').textContent;
    expect(screen.getByLabelText(title, { selector: 'video' }).getAttribute('aria-describedby')).toBe(
      screen.getByText(about).id,
    );
    await user.click(screen.getByRole('button', { name: `Play video: ${title}` }));
    await user.click(screen.getByRole('button', { name: `Pause video: ${title}` }));
    expect(screen.getByRole('button', { name: `Play video: ${title}` })).toBeDefined();
  });

  it.each([
    ['gaming', gamingFilm],
    ['labs', labsFilm],
  ])('gives the browser’s own controls to visitors of the %s hero without script', (_, fixture) => {
    const html = renderToString(show(fixture));
    expect(html).toMatch(/<noscript><video[^>]*controls/);
    expect(html).not.toMatch(/<video[^>]*autoplay/i);
  });

  it.each([
    ['gaming', gamingFilm],
    ['labs', labsFilm],
  ])(
    'offers the film of the %s hero as WebM first and as MP4 last, under its own first picture',
    (name, fixture) => {
      const html = renderToString(show(fixture)).replace(/<noscript>.*<\/noscript>/, '');
      expect(
        [...html.matchAll(/<source src="([^"]+)" type="([^"]+)"/g)].map(([, ...source]) => source),
      ).toEqual([
        [`/artwork/film-${name}.webm`, 'video/webm'],
        [`/artwork/film-${name}.mp4`, 'video/mp4'],
      ]);
      expect(html).toContain(`poster="/artwork/film-${name}.svg"`);
    },
  );

  it('shows a poster of pixels no larger than its place', () => {
    const image = { url: '/assets/a/a.png', width: 2400, height: 1350, alt: '', contentType: 'image/png' };
    const props = { ...fixtureProps(hero, gamingFilm), image } as never;
    expect(renderToString(<Hero {...(props as HeroProps & { id: string })} />)).toMatch(
      /poster="\/assets\/a\/a\.png\?[^"]*w=1280/,
    );
  });
});
