import { entry, t } from '@skein/cms-client';
import { films } from '../../../testing/films.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';
import { video } from '../../../parts/video/video.block.ts';

const { still: lineStill, ...layingALine } = films.layingALine;
const { still: streetStill, ...eveningStreet } = films.eveningStreet;

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-video-list', {
  variant: 'videoList',
  title: t('Two short films', 'Dos películas cortas'),
  items: [
    entry(video, 'list-video-line', {
      ...layingALine,
      poster: lineStill,
      title: t('A line comes home', 'Una línea llega a casa'),
      description: t(
        'An installer, a drill, and a resident who asks good questions.',
        'Un instalador, un taladro y una vecina que pregunta bien.',
      ),
    }),
    entry(video, 'list-video-street', {
      ...eveningStreet,
      poster: streetStill,
      title: t('Evening on the street', 'La calle al anochecer'),
      description: t(
        'What all those threads are doing while you cook.',
        'Lo que hacen todos esos hilos mientras cocinas.',
      ),
    }),
  ],
});
