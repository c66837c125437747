import { citiesOf, cityTitle, states, type City } from '@skein/cities/catalogue';
import { cityItem, cityMap } from '@skein/cities/content';
import { entry, t } from '@skein/cms-client';
import { mapForm } from './forms.checks.ts';

const dot = (city: City) =>
  entry(cityItem, `dot-${city.id}`, {
    name: cityTitle(city),
    url: `/cities/${city.id}`,
    comingSoon: city.phase === 'upcoming',
    mapX: city.pin.x,
    mapY: city.pin.y,
  });

/** A map with a dot for every city of the catalog, and a link for every state. */
export const citiesOnMap = entry(cityMap, 'cities-on-map', {
  title: t('One thread, many cities', 'Un hilo, muchas ciudades'),
  subtitle: t(
    'Each dot is a city with Skein Fiber, today or soon.',
    'Cada punto es una ciudad con Skein Fiber, hoy o próximamente.',
  ),
  cityListHeader: t('Find your state', 'Encuentra tu estado'),
  stateList: states.map(({ id, code, name }) =>
    entry(cityItem, `map-state-of-${id}`, {
      name: t(name.en, name.es),
      url: `/states/${id}`,
      items: citiesOf(code).map(dot),
    }),
  ),
  checkAddressModule: mapForm,
});
