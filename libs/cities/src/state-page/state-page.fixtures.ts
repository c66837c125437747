import { callToAction, entry, t, type Localized } from '@skein/cms-client';
import { drawnPicture, type DrawnSafeArea } from '@skein/cms-client/drawn-picture';
import { cityCard } from './city-card.content.ts';
import { statePage } from './state-page.block.ts';

const skyline = (name: string, safe: DrawnSafeArea, en: string, es: string) =>
  drawnPicture(`skyline-${name}`, [1200, 550], safe, en, es);

const austin = skyline(
  'austin',
  [19, 16, 91, 82],
  'The Austin skyline drawn in one thread.',
  'La silueta de Austin dibujada con un solo hilo.',
);
const denver = skyline(
  'denver',
  [11, 4, 80, 82],
  'The Denver skyline before snowy mountains.',
  'La silueta de Denver ante montañas nevadas.',
);
const sanAntonio = skyline(
  'san-antonio',
  [15, 7, 85, 82],
  'A slender tower and a mission in San Antonio.',
  'Una torre esbelta y una misión en San Antonio.',
);

const card = (id: string, name: string, more: Partial<Parameters<typeof entry<typeof cityCard>>[2]> = {}) =>
  entry(cityCard, `city-card-${id}`, { name: t(name, name), url: `/cities/${id}`, ...more });

const checkAddress = entry(callToAction, 'state-check-address', {
  text: t('Check availability', 'Ver cobertura'),
  target: '#!',
  analyticsId: 'state-check-address',
});

const state = (id: string, name: Localized<string>, cities: readonly ReturnType<typeof card>[], more = {}) =>
  entry(statePage, `state-${id}`, { title: name, cities, ...more });

/** A state with three cards. The last card is a city where service is coming. */
export const stateOfThree = state(
  'texas',
  t('Skein in Texas', 'Skein en Texas'),
  [
    card('austin', 'Austin', { image: austin }),
    card('sanantonio', 'San Antonio', { image: sanAntonio }),
    card('elpaso', 'El Paso', { image: denver, comingSoon: true }),
  ],
  {
    isPageTitle: true,
    subtitle: t('Two cities with light, and one on the way.', 'Dos ciudades con luz y otra en camino.'),
    checkAddress,
    checkAddressText: t('Your town is not here?', '¿No está tu ciudad?'),
  },
);
/** A state with one card, which is as wide as the page. */
export const stateOfOne = state('georgia', t('Skein in Georgia', 'Skein en Georgia'), [
  card('atlanta', 'Atlanta', { image: austin }),
]);
/** A state with an even number of cards. One of them is a web-pass city. */
export const stateOfFour = state('colorado', t('Skein in Colorado', 'Skein en Colorado'), [
  card('denver', 'Denver', { image: denver, webpass: true }),
  card('lakewood', 'Lakewood', { comingSoon: true }),
  card('westminster', 'Westminster', { comingSoon: true }),
  card('ranchosantamargarita', 'Rancho Santa Margarita and the Upper Peninsula', {
    webpass: true,
    comingSoon: true,
  }),
]);
export const stateOfNone = state('oregon', t('Skein in Oregon', 'Skein en Oregón'), [], { checkAddress });
