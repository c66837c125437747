import { cityItem } from '@skein/cities/content';
import { cityTitle, citiesOf, states, type City } from '@skein/cities/catalogue';
import { entry, t } from '@skein/cms-client';

const listedCity = (city: City) =>
  entry(cityItem, `listed-city-${city.id}`, {
    name: cityTitle(city),
    url: `/cities/${city.id}`,
    comingSoon: city.phase === 'upcoming',
    analyticsId: `city-list-${city.id}`,
  });

/** A list of all states with links to their cities. */
export const listedStates = states.map(({ id, code, name }) =>
  entry(cityItem, `listed-state-${id}`, {
    name: t(name.en, name.es),
    url: `/states/${id}`,
    items: citiesOf(code).map(listedCity),
  }),
);
