import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import * as videos from '../../../parts/video/video.fixtures.ts';
import { contentBlock } from '../content-block.block.ts';

const words = {
  variant: 'gamingVideo',
  title: t('You moved first. It counts.', 'Te moviste primero. Y cuenta.'),
  subtitle: t(
    'A ping that stays put, even at nine in the evening.',
    'Un ping que no se mueve, ni a las nueve de la noche.',
  ),
  description: t(
    '<p>Your own thread to the exchange. Nobody on the street can crowd it, whatever they are streaming.</p>',
    '<p>Tu propio hilo hasta la central. Nadie de la calle lo puede llenar, vea lo que vea.</p>',
  ),
  video: videos.nightRace,
  cta: goTo('gaming', 'Plans for players', 'Planes para jugar', '/gaming', 'button'),
} as const;

export const gamingVideo = entry(contentBlock, 'block-gaming-video', words);
export const gamingVideoLeft = entry(contentBlock, 'block-gaming-video-left', {
  ...words,
  videoSide: 'left',
  video: videos.customerStory,
});
export const gamingVideoViolet = entry(contentBlock, 'block-gaming-video-violet', {
  ...words,
  backgroundColor: 'violet',
});
export const gamingVideoPanel = entry(contentBlock, 'block-gaming-video-panel', {
  ...words,
  fullWidth: false,
  roundedBlock: true,
});
export const gamingVideoModule = entry(contentBlock, 'block-gaming-video-module', {
  ...words,
  isModule: true,
  moduleColor: 'ink',
});
export const gamingVideoLong = entry(contentBlock, 'block-gaming-video-long', {
  ...words,
  title: longTitle,
  description: longDescription,
});
/** The block without a film. Only the poster shows. */
export const gamingVideoStill = entry(contentBlock, 'block-gaming-video-still', {
  ...words,
  video: videos.onlyPoster,
});
