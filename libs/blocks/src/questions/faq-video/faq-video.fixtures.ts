import { entry, t, valuesOf } from '@skein/cms-client';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longTitle } from '../../testing/texts.fixtures.ts';
import { video } from '../../parts/video/video.block.ts';
import { customerStory, layingALine } from '../../parts/video/video.fixtures.ts';
import { faqVideo } from './faq-video.block.ts';

export const faqVideoFile = entry(faqVideo, 'faq-video-file', valuesOf(video, layingALine));
export const faqVideoEmbedded = entry(faqVideo, 'faq-video-embedded', valuesOf(video, customerStory));
export const faqVideoLong = entry(faqVideo, 'faq-video-long', {
  ...valuesOf(video, layingALine),
  description: longTitle,
});
/** A tile without a film, which renders nothing. */
export const faqVideoStill = entry(faqVideo, 'faq-video-still', { poster: pictures.installer });
/** A tile with only a link to a film. */
export const faqVideoBare = entry(faqVideo, 'faq-video-bare', {
  source: 'embedded',
  link: 'https://www.youtube.com/watch?v=skein000000',
  description: t('How a splice is made', 'Cómo se hace un empalme'),
});
