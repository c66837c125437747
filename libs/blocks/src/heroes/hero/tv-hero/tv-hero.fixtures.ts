import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { tvNavItems } from '../../../parts/tv-nav/tv-nav.fixtures.ts';
import { hero } from '../hero.block.ts';

const words = {
  variant: 'tvHero',
  kicker: t('TV', 'Televisión'),
  title: t('Nothing buffers on film night', 'Noche de cine sin pausas'),
  subtitle: t(
    'Bring the services you like. We bring the line that carries them all at once.',
    'Trae los servicios que te gustan. Nosotros traemos la línea que puede con todos a la vez.',
  ),
  navItems: tvNavItems,
  pagePath: '/product/tv',
  image: pictures.nightTrain,
} as const;

export const tvViolet = entry(hero, 'tv-hero', {
  ...words,
  theme: 'violet',
  cta: goTo('tv-choose', 'Choose how you watch', 'Elige cómo verla', '/product/tv/choice', 'button'),
});
export const tvInk = entry(hero, 'tv-hero-ink', { ...words, theme: 'ink' });
export const tvWithoutBar = entry(hero, 'tv-hero-without-bar', { ...words, navItems: [], theme: 'paper' });
export const tvLong = entry(hero, 'tv-hero-long', {
  ...words,
  theme: 'mist',
  title: longTitle,
  description: longDescription,
});
