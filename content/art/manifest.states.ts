import { picture } from './artwork.ts';
import { comingSoon } from './scenes/coming-soon.ts';
import { mapPin } from './scenes/map-pin.ts';
import { notAvailable } from './scenes/not-available.ts';
import { notFound } from './scenes/not-found.ts';
import { offline } from './scenes/offline.ts';
import { serverError } from './scenes/server-error.ts';

const STATE = [960, 600] as const;

/** Pictures for pages where something is missing, late or broken. */
export const statePictures = {
  'not-found': picture(
    notFound,
    STATE,
    'A cat plays with the loose end of a great tangle of thread.',
    'Un gato juega con el cabo suelto de un gran enredo de hilo.',
    { seed: 4, animate: true },
  ),
  'server-error': picture(
    serverError,
    STATE,
    'Two hands join a snapped thread.',
    'Dos manos empalman un hilo roto.',
    { seed: 4 },
  ),
  offline: picture(
    offline,
    STATE,
    'Someone reads a paper book by lamplight next to an unplugged thread.',
    'Una persona lee un libro de papel a la luz de una lámpara, junto a un hilo desconectado.',
    { seed: 3 },
  ),
  'coming-soon': picture(
    comingSoon,
    STATE,
    'A great spool of conduit waits on a quiet street next to a freshly dug trench.',
    'Un gran carrete de conducto espera en una calle tranquila junto a una zanja recién abierta.',
    { seed: 3 },
  ),
  'not-available': picture(
    notAvailable,
    STATE,
    'A lone house on a hill; the threads end, coiled on a post, some way before it.',
    'Una casa sola en una colina; los hilos terminan enrollados en un poste un poco antes.',
    { seed: 3 },
  ),
  'map-pin': picture(
    mapPin,
    [160, 160],
    'A map pin wound from thread.',
    'Un marcador de mapa hecho de hilo.',
  ),
  'map-pin-available': picture(
    mapPin,
    [160, 160],
    'A green map pin with a check mark.',
    'Un marcador de mapa verde con una marca de verificación.',
    { seed: 2 },
  ),
  'map-pin-coming-soon': picture(
    mapPin,
    [160, 160],
    'A blue map pin with a clock.',
    'Un marcador de mapa azul con un reloj.',
    { seed: 3 },
  ),
  'map-pin-not-available': picture(
    mapPin,
    [160, 160],
    'A gray map pin with a dashed outline.',
    'Un marcador de mapa gris con contorno discontinuo.',
    { seed: 4 },
  ),
} as const;
