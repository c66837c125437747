import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthoredEntry } from '@skein/cms-client';
import { fixtureProps } from '../../testing/fixture-props.ts';
import { gamingFilm, gamingStill } from '../gaming-hero/gaming-hero.fixtures.ts';
import { hero } from '../hero.content.ts';
import { Hero } from '../hero.tsx';
import { labsFilm, labsStill } from '../labs-hero/labs-hero.fixtures.ts';

const show = (fixture: AuthoredEntry) => <Hero {...fixtureProps(hero, fixture)} />;

describe('a hero with a film', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      this.dispatchEvent(new Event('pause'));
    });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
      this.dispatchEvent(new Event('play'));
      return Promise.resolve();
    });
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
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
    ['gaming', gamingFilm, 'A match on a wide screen'],
    ['labs', labsFilm, 'Lights run through a map at night'],
  ])('plays and pauses the film of the %s hero on a button', async (_, fixture, title) => {
    const user = userEvent.setup();
    render(show(fixture));
    await user.click(screen.getByRole('button', { name: `Play video: ${title}` }));
    await user.click(screen.getByRole('button', { name: `Pause video: ${title}` }));
    expect(screen.getByRole('button', { name: `Play video: ${title}` })).toBeDefined();
  });

  it.each([
    ['gaming', gamingFilm],
    ['labs', labsFilm],
  ])('gives the browser’s own controls to visitors of the %s hero without script', (_, fixture) => {
    const html = renderToString(show(fixture));
    expect(html).toMatch(/<video[^>]*controls/);
    expect(html).not.toMatch(/<video[^>]*autoplay/i);
  });
});
