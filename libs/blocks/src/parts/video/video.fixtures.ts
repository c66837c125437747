import { entry, t } from '@skein/cms-client';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { films } from '../../testing/films.fixtures.ts';
import { video } from './video.block.ts';

/** Returns the values of a video with this film: its files, its captions, and its poster. */
function shown(name: keyof typeof films) {
  const { still: poster, ...files } = films[name];
  return { ...files, poster };
}

/** A film of this site, with captions. */
export const layingALine = entry(video, 'video-laying-a-line', {
  ...shown('layingALine'),
  description: t(
    'An installer brings a line from the street into a house in an afternoon.',
    'Un instalador lleva una línea de la calle a una casa en una tarde.',
  ),
});
export const eveningStreet = entry(video, 'video-evening-street', {
  ...shown('eveningStreet'),
  description: t('An evening on the street', 'Una tarde en la calle'),
});
/** A silent film that plays in a loop while it is in view. */
export const nightRace = entry(video, 'video-night-race', {
  ...shown('nightRace'),
  description: t(
    'Two paper darts race along a road of threads toward a setting sun.',
    'Dos aviones de papel corren por un camino de hilos hacia el sol que se pone.',
  ),
  loop: true,
});
/** A film in another site's player. */
export const customerStory = entry(video, 'video-customer-story', {
  source: 'embedded',
  link: 'https://www.youtube.com/watch?v=skein000000',
  poster: pictures.porch,
  description: t('Two neighbors, two years on', 'Dos vecinos, dos años después'),
});
/** A video with only the URL of a file. */
export const bareLink = entry(video, 'video-bare-link', {
  link: 'https://films.example/laying-a-line.mp4',
});
/** A video without a film. Only its poster shows. */
export const onlyPoster = entry(video, 'video-only-poster', { poster: pictures.installer });
