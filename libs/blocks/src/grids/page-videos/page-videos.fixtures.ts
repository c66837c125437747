import { entry, t } from '@skein/cms-client';
import { checkAddress } from '../../testing/calls.fixtures.ts';
import { films } from '../../testing/films.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { customerStory } from '../../parts/video/video.fixtures.ts';
import { video } from '../../parts/video/video.block.ts';
import { pageVideos } from './page-videos.block.ts';

const { still: lineStill, ...layingALine } = films.layingALine;
const { still: streetStill, ...eveningStreet } = films.eveningStreet;

const line = entry(video, 'page-video-line', {
  ...layingALine,
  poster: lineStill,
  title: t('An afternoon’s work', 'El trabajo de una tarde'),
  description: t(
    'An installer brings a line from the street into a house.',
    'Un instalador lleva una línea de la calle a una casa.',
  ),
});
const street = entry(video, 'page-video-street', {
  ...eveningStreet,
  poster: streetStill,
  title: t('The evening after', 'La tarde siguiente'),
  description: t('The street with its lights on.', 'La calle con las luces encendidas.'),
});
const silent = entry(video, 'page-video-silent', { ...eveningStreet, poster: streetStill });

export const pageVideosThree = entry(pageVideos, 'page-videos', {
  title: t('Watch how it is done', 'Mira cómo se hace'),
  subtitle: t('No music, no slow motion.', 'Sin música y sin cámara lenta.'),
  videos: [line, street, customerStory],
  cta: checkAddress,
});
export const pageVideosOne = entry(pageVideos, 'page-videos-one', {
  title: t('One film', 'Una película'),
  videos: [silent],
  theme: 'ink',
});
export const pageVideosLong = entry(pageVideos, 'page-videos-long', {
  title: longTitle,
  description: longDescription,
  videos: [line, street],
});
