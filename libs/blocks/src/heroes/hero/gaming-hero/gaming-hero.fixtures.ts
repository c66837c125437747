import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { films } from '../../../testing/films.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { hero } from '../hero.block.ts';

const words = {
  variant: 'gamingHero',
  kicker: t('Gaming', 'Videojuegos'),
  title: t('Blame your aim, not your ping', 'Échale la culpa a tu puntería, no al ping'),
  subtitle: t(
    'Light takes the short way. So do your inputs.',
    'La luz toma el camino corto. Tus jugadas también.',
  ),
  facts: t(
    ['3 ms to the exchange', '1 Gig up', 'No data cap'],
    ['3 ms a la central', '1 Gig de subida', 'Sin límite de datos'],
  ),
  image: films.gaming.still,
  cta: goTo('gaming-check', 'Check availability', 'Ver cobertura', '#!', 'button'),
} as const;

const moving = { ...words, film: films.gaming.film, filmWebm: films.gaming.filmWebm } as const;

export const gamingFilm = entry(hero, 'gaming-hero', { ...moving, theme: 'ink' });
export const gamingStill = entry(hero, 'gaming-hero-still', { ...words, theme: 'ink' });
export const gamingLight = entry(hero, 'gaming-hero-light', { ...moving, theme: 'mist' });
export const gamingLong = entry(hero, 'gaming-hero-long', {
  ...moving,
  theme: 'violet',
  title: longTitle,
  description: longDescription,
});
