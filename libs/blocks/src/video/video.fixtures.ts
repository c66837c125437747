import { asset, entry, t } from '@skein/cms-client';
import { pictures } from '../testing/artwork.fixtures.ts';
import { video } from './video.content.ts';

const captions = asset('captions-laying-a-line', {
  title: t('English', 'Inglés'),
  fileName: 'laying-a-line.vtt',
  contentType: 'text/vtt',
  url: '/artwork/laying-a-line.vtt',
});

/** A film of our own with captions. */
export const layingALine = entry(video, 'video-laying-a-line', {
  film: asset('film-laying-a-line', {
    title: t('Laying a line', 'Cómo se tiende una línea'),
    fileName: 'laying-a-line.mp4',
    contentType: 'video/mp4',
    url: '/artwork/laying-a-line.mp4',
  }),
  poster: pictures.installer,
  description: t(
    'An installer brings a line from the street into a house in an afternoon.',
    'Un instalador lleva una línea de la calle a una casa en una tarde.',
  ),
  captions,
});
/** A moving picture: no sound, plays while it is in view. */
export const threadsInMotion = entry(video, 'video-threads-in-motion', {
  film: asset('film-threads-in-motion', {
    title: t('Threads in motion', 'Hilos en movimiento'),
    fileName: 'threads-in-motion.webm',
    contentType: 'video/webm',
    url: '/artwork/threads-in-motion.webm',
  }),
  poster: pictures.gamingSetup,
  description: t(
    'Threads of light run out of a screen while a game is played.',
    'Hilos de luz salen de una pantalla durante una partida.',
  ),
  loop: true,
});
/** Someone else’s player. */
export const customerStory = entry(video, 'video-customer-story', {
  source: 'embedded',
  link: 'https://www.youtube.com/watch?v=skein000000',
  poster: pictures.livingRoom,
  description: t('A family, two years on', 'Una familia, dos años después'),
});
/** A file at an address, and nothing else. */
export const bareLink = entry(video, 'video-bare-link', {
  link: 'https://films.example/laying-a-line.mp4',
});
/** The film is not there yet; its poster is. */
export const onlyPoster = entry(video, 'video-only-poster', { poster: pictures.installer });
