import { entry, t } from '@skein/cms-client';
import { films } from '../../../testing/films.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { video } from '../../../parts/video/video.block.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';

const { still: poster, ...layingALine } = films.layingALine;

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-faq-videos', {
  variant: 'faqVideos',
  title: t('Shown in a minute', 'En un minuto se ve'),
  items: [
    entry(video, 'faq-video-line', {
      ...layingALine,
      poster,
      title: t('How does the line get into the house?', '¿Cómo entra la línea a la casa?'),
      description: t('From the curb to the wall, in one afternoon.', 'De la acera a la pared, en una tarde.'),
    }),
    entry(video, 'faq-video-restart', {
      source: 'embedded',
      link: 'https://www.youtube.com/watch?v=skein000001',
      poster: pictures.router,
      title: t('How do I restart the router?', '¿Cómo reinicio el router?'),
      description: t('Off, ten seconds, on.', 'Apaga, diez segundos, enciende.'),
    }),
    entry(video, 'faq-video-desk', {
      source: 'embedded',
      link: 'https://www.youtube.com/watch?v=skein000002',
      poster: pictures.desk,
      title: t('Why is one room slow?', '¿Por qué un cuarto está lento?'),
    }),
  ],
});
