import { callToAction, entry, t } from '@skein/cms-client';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { noFilm } from '../film/no-film.fixtures.ts';
import { hero } from '../hero.content.ts';

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
  image: pictures.gamingSetup,
  cta: entry(callToAction, 'cta-gaming-check', {
    text: t('Check my address', 'Revisar mi dirección'),
    target: '#!',
  }),
} as const;

export const gamingStill = entry(hero, 'gaming-hero', { ...words, theme: 'ink' });
export const gamingFilm = entry(hero, 'gaming-hero-film', {
  ...words,
  theme: 'ink',
  film: noFilm('gaming-loop', 'A match on a wide screen', 'Una partida en una pantalla ancha'),
});
export const gamingLight = entry(hero, 'gaming-hero-light', { ...words, theme: 'mist' });
export const gamingLong = entry(hero, 'gaming-hero-long', {
  ...words,
  theme: 'violet',
  title: longTitle,
  description: longDescription,
});
