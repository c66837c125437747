import { entry, t } from '@skein/cms-client';
import { goTo } from '../../testing/calls.fixtures.ts';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { tvNavItems } from '../../parts/tv-nav/tv-nav.fixtures.ts';
import { tvChoice } from './tv-choice.block.ts';

const words = {
  kicker: t('TV, your way', 'La tele, a tu manera'),
  title: t('Pick the screen, skip the box', 'Elige la pantalla, olvida la caja'),
  subtitle: t(
    'Live channels, films or both: you choose who brings them, and change your mind by the month.',
    'Canales en vivo, películas o las dos cosas: tú eliges con quién, y cambias de idea cada mes.',
  ),
  navItems: tvNavItems,
  pagePath: '/product/tv/choice',
  image: pictures.programWall,
} as const;

export const tvChoiceViolet = entry(tvChoice, 'tv-choice', {
  ...words,
  cta: goTo('tv-choice-compare', 'Compare the choices', 'Compara las opciones', '#choices', 'button'),
});
export const tvChoiceInk = entry(tvChoice, 'tv-choice-ink', {
  ...words,
  theme: 'ink',
  image: pictures.nightTrain,
});
export const tvChoiceOnlyTitle = entry(tvChoice, 'tv-choice-only-title', {
  title: words.title,
  image: pictures.nightTrain,
  theme: 'amber',
});
export const tvChoiceLong = entry(tvChoice, 'tv-choice-long', {
  ...words,
  theme: 'mist',
  title: longTitle,
  description: longDescription,
});
