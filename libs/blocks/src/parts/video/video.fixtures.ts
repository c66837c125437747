import { entry, t } from '@skein/cms-client';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { films } from '../../testing/films.fixtures.ts';
import { video } from './video.block.ts';

/** A film as a video shows it: its files, its captions, and its first picture until it plays. */
function shown(name: keyof typeof films) {
  const { still: poster, ...files } = films[name];
  return { ...files, poster };
}

/** A film of our own with captions. */
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
/** A moving picture: no sound, plays while it is in view. */
export const nightRace = entry(video, 'video-night-race', {
  ...shown('nightRace'),
  description: t(
    'Two paper darts race along a road of threads toward a setting sun.',
    'Dos aviones de papel corren por un camino de hilos hacia el sol que se pone.',
  ),
  loop: true,
});
/** Someone else’s player. */
export const customerStory = entry(video, 'video-customer-story', {
  source: 'embedded',
  link: 'https://www.youtube.com/watch?v=skein000000',
  poster: pictures.porch,
  description: t('Two neighbors, two years on', 'Dos vecinos, dos años después'),
});
/** A file at an address, and nothing else. */
export const bareLink = entry(video, 'video-bare-link', {
  link: 'https://films.example/laying-a-line.mp4',
});
/** The film is not there yet; its poster is. */
export const onlyPoster = entry(video, 'video-only-poster', { poster: pictures.installer });
