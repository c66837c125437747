import { asset, entry, t } from '@skein/cms-client';
import { filmFixture } from '../../testing/film.content.ts';
import { drawnPicture, type DrawnSafeArea } from '@skein/cms-client/drawn-picture';
import { carouselBlock } from '../carousel-block.block.ts';
import { videoSlide } from './video-slide.content.ts';

const variant = 'videos';
const title = t('Follow one move', 'Sigue una jugada');

function film(name: string, safe: DrawnSafeArea, en: string, es: string) {
  return entry(filmFixture, `film-${name}`, {
    title: t(en, es),
    film: asset(`film-${name}-mp4`, {
      title: t(en, es),
      fileName: `film-${name}.mp4`,
      contentType: 'video/mp4',
      url: `/artwork/film-${name}.mp4`,
    }),
    poster: drawnPicture(`film-${name}`, [960, 540], safe, en, es),
  });
}
const hub = entry(videoSlide, 'video-slide-hub', {
  title: t('Out of the hub', 'Sale de la central'),
  description: t('One light for every home.', 'Una luz para cada casa.'),
  video: film(
    'labs',
    [33, 6, 95, 68],
    'Lights leave a hub and run along the streets of a city at night.',
    'Salen luces de un nodo y recorren las calles de una ciudad de noche.',
  ),
});
const street = entry(videoSlide, 'video-slide-street', {
  title: t('Down the street', 'Baja por la calle'),
  video: film(
    'evening-street',
    [26, 54, 66, 86],
    'Lights run along an evening street.',
    'Corren luces por una calle al anochecer.',
  ),
});
const race = entry(videoSlide, 'video-slide-race', {
  title: t('And there before you blink', 'Y llega antes de que parpadees'),
  description: t(
    'Three milliseconds. Somebody else is still waiting for the door, the stairs and the elevator, all of which are older than the game.',
    'Tres milisegundos. Otro sigue esperando la puerta, la escalera y el ascensor, que son más viejos que el juego.',
  ),
  video: film(
    'night-race',
    [36, 10, 78, 92],
    'Two paper darts race toward the sun.',
    'Dos aviones de papel corren hacia el sol.',
  ),
});

export const videosBasic = entry(carouselBlock, 'videos', {
  variant,
  title,
  description: t(
    '<p>From the hub to the chair, in three films.</p>',
    '<p>De la central a la silla, en tres películas.</p>',
  ),
  items: [hub, street, race],
  autoSlider: true,
  backgroundColor: 'ink',
});
export const videosTwo = entry(carouselBlock, 'videos-two', { variant, items: [hub, street] });
export const videosOne = entry(carouselBlock, 'videos-one', {
  variant,
  title,
  items: [race],
  autoSlider: true,
});
export const videosNone = entry(carouselBlock, 'videos-none', { variant, title });
