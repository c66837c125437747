import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import * as videos from '../../../parts/video/video.fixtures.ts';
import { contentBlock } from '../content-block.block.ts';

const words = {
  variant: 'textWithVideo',
  title: t('An afternoon, and you are online', 'Una tarde y ya estás en línea'),
  subtitle: t(
    'What the installer does between two and five.',
    'Lo que hace el instalador entre las dos y las cinco.',
  ),
  description: t(
    '<p>A hole the width of a pencil, a box the size of a paperback, and a walk through the rooms to see where the signal gets tired.</p>',
    '<p>Un agujero del ancho de un lápiz, una caja del tamaño de un libro y una vuelta por los cuartos para ver dónde se cansa la señal.</p>',
  ),
  video: videos.layingALine,
  cta: goTo('video-install', 'Read about installation', 'Lee sobre la instalación', '/support'),
} as const;

export const textWithVideo = entry(contentBlock, 'block-text-with-video', words);
export const textWithVideoLeft = entry(contentBlock, 'block-text-with-video-left', {
  ...words,
  videoSide: 'left',
  verticalAlign: 'top',
  video: videos.customerStory,
  backgroundColor: 'amber-soft',
});
export const textWithVideoPanel = entry(contentBlock, 'block-text-with-video-panel', {
  ...words,
  backgroundColor: 'ink',
  fullWidth: false,
  roundedBlock: true,
  video: videos.nightRace,
});
export const textWithVideoModule = entry(contentBlock, 'block-text-with-video-module', {
  ...words,
  isModule: true,
  moduleColor: 'teal-soft',
});
export const textWithVideoLong = entry(contentBlock, 'block-text-with-video-long', {
  ...words,
  title: longTitle,
  description: longDescription,
});
/** The block without a film. Only the poster shows. */
export const textWithVideoStill = entry(contentBlock, 'block-text-with-video-still', {
  ...words,
  video: videos.onlyPoster,
});
