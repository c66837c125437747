import { callToAction, entry, t } from '@skein/cms-client';
import { drawnPicture } from '@skein/cms-client/drawn-picture';
import { areasMap } from './areas-map.block.ts';

const picture = drawnPicture(
  'skyline-austin',
  [1200, 550],
  [19, 16, 91, 82],
  'The Austin skyline drawn in one thread.',
  'La silueta de Austin dibujada con un solo hilo.',
);

const apartments = entry(callToAction, 'areas-apartments', {
  text: t('Apartments in Austin', 'Apartamentos en Austin'),
  target: '/cities/austin',
});

export const areasOfAustin = entry(areasMap, 'areas-austin', {
  title: t('From North Loop to the river', 'De North Loop hasta el río'),
  subtitle: t(
    'The line runs through these parts of town. Your street knows better than a map.',
    'La línea pasa por estas zonas. Tu calle lo sabe mejor que un mapa.',
  ),
  image: picture,
  areas: t(
    ['Pflugerville', 'Rollingwood', 'Round Rock', 'West Lake Hills'],
    ['Pflugerville', 'Rollingwood', 'Round Rock', 'West Lake Hills'],
  ),
  apartmentCta: apartments,
});
/** An entry with only a picture and a sentence. */
export const areasBare = entry(areasMap, 'areas-bare', {
  subtitle: t('Downtown first, then the rest.', 'Primero el centro, luego lo demás.'),
  image: picture,
  hideCheckAddress: true,
});
