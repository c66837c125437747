import { entry, t } from '@skein/cms-client';
import { inBothStores } from '../app-stores/app-stores.fixtures.ts';
import { films } from '../../testing/films.fixtures.ts';
import { longTitle } from '../../testing/texts.fixtures.ts';
import { pushToAppHero } from './push-to-app-hero.block.ts';

const words = {
  kicker: t('The Skein app', 'La app de Skein'),
  title: t('The router, in your pocket', 'El router, en el bolsillo'),
  subtitle: t(
    'Restart it from the yard, see who is on it, pay the bill.',
    'Reinícialo desde el patio, mira quién está conectado, paga el recibo.',
  ),
  image: films.labs.still,
} as const;
const moving = { ...words, film: films.labs.film, filmWebm: films.labs.filmWebm } as const;

export const pushToAppFilm = entry(pushToAppHero, 'push-to-app', { ...moving, ...inBothStores });
export const pushToAppStill = entry(pushToAppHero, 'push-to-app-still', {
  ...words,
  ...inBothStores,
  theme: 'teal',
});
/** The hero with only the fields that an editor must fill in. */
export const pushToAppBare = entry(pushToAppHero, 'push-to-app-bare', {
  title: words.title,
  image: words.image,
  theme: 'ink',
});
export const pushToAppLong = entry(pushToAppHero, 'push-to-app-long', {
  ...moving,
  ...inBothStores,
  title: longTitle,
  playButton: t('Get it for Android, free of charge', 'Descárgala gratis para tu Android'),
  theme: 'paper',
});
