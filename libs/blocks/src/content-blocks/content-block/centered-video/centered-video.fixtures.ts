import { entry, t } from '@skein/cms-client';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import * as videos from '../../../parts/video/video.fixtures.ts';
import { contentBlock } from '../content-block.block.ts';

const words = {
  variant: 'centeredVideo',
  title: t('Two years in, they forgot about us', 'A los dos años ya se olvidaron de nosotros'),
  subtitle: t('Which is the best thing to hear.', 'Es lo mejor que nos pueden decir.'),
  video: videos.eveningStreet,
} as const;

export const centeredVideo = entry(contentBlock, 'block-centered-video', words);
export const centeredVideoInk = entry(contentBlock, 'block-centered-video-ink', {
  ...words,
  video: videos.layingALine,
  backgroundColor: 'ink',
});
export const centeredVideoPanel = entry(contentBlock, 'block-centered-video-panel', {
  ...words,
  video: videos.customerStory,
  backgroundColor: 'violet-soft',
  fullWidth: false,
  roundedBlock: true,
});
export const centeredVideoModule = entry(contentBlock, 'block-centered-video-module', {
  ...words,
  isModule: true,
  moduleColor: 'mist',
});
export const centeredVideoLong = entry(contentBlock, 'block-centered-video-long', {
  ...words,
  title: longTitle,
  description: longDescription,
});
/** The block without a film. Only the poster shows. */
export const centeredVideoStill = entry(contentBlock, 'block-centered-video-still', {
  ...words,
  video: videos.onlyPoster,
});
