import { callToAction, entry, t } from '@skein/cms-client';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { noFilm } from '../film/no-film.fixtures.ts';
import { hero } from '../hero.content.ts';

const words = {
  variant: 'labsHero',
  kicker: 'Skein Labs',
  title: t('Next, in a basement near you', 'Lo que viene, en un sótano cercano'),
  subtitle: t(
    'Twenty-gig lines, quieter routers, a plug that measures itself. Some of it will even ship.',
    'Líneas de veinte gigas, routers más callados, un enchufe que se mide solo. Algo de eso hasta llegará a tu casa.',
  ),
  image: pictures.networkMapDark,
  cta: entry(callToAction, 'cta-labs-join', {
    text: t('Join a trial', 'Participa en una prueba'),
    target: '/labs#trials',
  }),
  secondCta: entry(callToAction, 'cta-labs-notes', {
    text: t('Read the lab notes', 'Lee el cuaderno del laboratorio'),
    target: '/blog',
    look: 'outline',
  }),
} as const;

export const labsStill = entry(hero, 'labs-hero', words);
export const labsFilm = entry(hero, 'labs-hero-film', {
  ...words,
  film: noFilm('labs-loop', 'Lights run through a map at night', 'Luces que recorren un mapa de noche'),
});
export const labsViolet = entry(hero, 'labs-hero-violet', { ...words, theme: 'violet' });
export const labsLong = entry(hero, 'labs-hero-long', {
  ...words,
  title: longTitle,
  description: longDescription,
});
