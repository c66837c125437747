import { entry, t } from '@skein/cms-client';
import { drawnPicture } from '@skein/cms-client/drawn-picture';
import { cityItem, listedCity } from '../city-list/city-item.content.ts';
import { cityMap } from './city-map.block.ts';

type Place = readonly [id: string, name: string, x: number, y: number, ...marks: ('soon' | 'unlinked')[]];

const city = ([id, name, mapX, mapY, ...marks]: Place) =>
  entry(listedCity, `map-city-${id}`, {
    name,
    url: marks.includes('unlinked') ? undefined : `/cities/${id}`,
    comingSoon: marks.includes('soon'),
    mapX,
    mapY,
  });

const state = (id: string, name: string, cities: readonly Place[], external = false) =>
  entry(cityItem, `map-state-${id}`, {
    name,
    url: '/states/texas',
    external,
    items: cities.map(city),
  });

/** The names are real. Which cities have service is made up. */
const states = [
  state('arizona', 'Arizona', [
    ['mesa', 'Mesa', 129, 380, 'unlinked'],
    ['chandler', 'Chandler', 126, 383, 'soon'],
  ]),
  state('colorado', 'Colorado', [
    ['denver', 'Denver', 212, 297, 'unlinked'],
    ['westminster', 'Westminster', 210, 293, 'soon'],
  ]),
  state('georgia', 'Georgia', [['atlanta', 'Atlanta', 488, 375, 'unlinked']]),
  state('nevada', 'Nevada', [['lasvegas', 'Las Vegas', 89, 339, 'soon']]),
  state('texas', 'Texas', [
    ['austin', 'Austin', 300, 443],
    ['sanantonio', 'San Antonio', 290, 458, 'unlinked'],
  ]),
  state('utah', 'Utah', [['saltlake', 'Salt Lake Valley', 144, 276, 'unlinked']], true),
];

const words = {
  title: t('One thread, six states', 'Un hilo, seis estados'),
  subtitle: t(
    'A dot for every city that has the line, or will have it soon.',
    'Un punto por cada ciudad que tiene la línea o pronto la tendrá.',
  ),
  cityListHeader: t('Find your state', 'Encuentra tu estado'),
  stateList: states,
} as const;

export const cityMapOfStates = entry(cityMap, 'city-map-states', words);
/** An entry with its own texts for the legend, and a picture below the dots. */
export const cityMapOnPicture = entry(cityMap, 'city-map-picture', {
  ...words,
  title: t('The map on the office wall', 'El mapa en la pared de la oficina'),
  activeLabel: t('Lit', 'Con luz'),
  comingSoonLabel: t('Being spun', 'En la rueca'),
  mapBackgroundImage: drawnPicture(
    'weave-teal',
    [1200, 400],
    undefined,
    'Two bundles of thread cross.',
    'Dos haces de hilo se cruzan.',
  ),
});
/** Cities without a position on the map are not shown, and an empty list has no header. */
export const cityMapOfNone = entry(cityMap, 'city-map-none', {
  title: t('Nothing lit yet', 'Nada encendido todavía'),
  stateList: [],
});
