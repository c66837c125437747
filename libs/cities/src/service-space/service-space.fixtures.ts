import { entry, t } from '@skein/cms-client';
import { drawnPicture } from '@skein/cms-client/drawn-picture';
import { parkingInfo } from './parking-info.content.ts';
import { serviceSpace } from './service-space.content.ts';
import { serviceSpaceOf, type CityWithSpace } from './service-space-of.ts';

const austin: CityWithSpace = {
  id: 'austin',
  name: 'Austin',
  state: 'TX',
  new_customers_phone: '844-555-0102',
  map: { lat: 30.2672, lng: -97.7431 },
  fiberspace: {
    address: '201 Skein Row',
    map_link: 'https://www.google.com/maps/search/?api=1&query=Austin%2C%20TX%2078701',
    zip: '78701',
    days_open: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    hours: { opening: '10:00', closing: '19:00' },
  },
  time_zone: 'America/Chicago',
};

const parking = entry(parkingInfo, 'parking-austin', {
  title: t('Parking on Skein Row', 'Estacionamiento en Skein Row'),
  description: t(
    '<p>Two hours are free behind the building; the gate on Loom Street is always open. There are racks for six bicycles at the door.</p>',
    '<p>Dos horas gratis detrás del edificio; la reja de Loom Street está siempre abierta. Junto a la puerta caben seis bicicletas.</p>',
  ),
});

const picture = drawnPicture(
  'city-austin',
  [960, 720],
  [19, 36, 91, 76],
  'Austin by day in one thread, under a high sky.',
  'Austin de día con un solo hilo, bajo un cielo alto.',
);

const words = {
  description: t(
    '<p>Hold a router, ask what a conduit is, pay a bill with coins. Nobody sells you anything before you sit down.</p>',
    '<p>Sostén un router, pregunta qué es un ducto, paga una factura con monedas. Nadie te vende nada antes de que te sientes.</p>',
  ),
  holidayHoursLink: '/support',
  parkingLinkText: t('Where to park', 'Dónde estacionarse'),
  parking,
} as const;

const space = (id: string, more: Parameters<typeof serviceSpaceOf>[1] = {}) => {
  const made = serviceSpaceOf({ ...austin, id }, { ...words, ...more });
  if (made === undefined) throw new Error('Austin has a shop');
  return made;
};

/** A shop with a map, holiday hours and a popup about parking. */
export const spaceWithMap = space('austin-map');
/** The shop at the top of its own page. */
export const spaceOfAustin = space('austin', { isPageTitle: true });
/** A shop with a picture in place of the map. */
export const spaceWithPicture = space('austin-picture', {
  displayImage: true,
  image: picture,
  title: t('The shop on Skein Row', 'La tienda de Skein Row'),
});
/** A shop with only the required fields, which is open on some days only. */
export const spaceBare = entry(serviceSpace, 'service-space-bare', {
  title: t(
    'A counter, two chairs and a very patient person',
    'Un mostrador, dos sillas y alguien con mucha paciencia',
  ),
  street: '7 Distaff Street',
  town: 'Mesa, AZ 85201',
  addressLink: 'https://www.google.com/maps/search/?api=1&query=Mesa%2C%20AZ%2085201',
  timeZone: 'America/Phoenix',
  daysOpen: ['Monday', 'Wednesday', 'Thursday', 'Saturday'],
  opens: '9:30',
  closes: '17:00',
});
