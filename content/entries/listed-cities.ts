import { cityItem } from '@skein/cities/content';
import { citiesOf, states, type City } from '@skein/cities/catalogue';
import { entry, t } from '@skein/cms-client';

const listedCity = ({ id, name, phase }: City) =>
  entry(cityItem, `listed-city-${id}`, {
    name,
    url: `/cities/${id}`,
    comingSoon: phase === 'upcoming',
    analyticsId: `city-list-${id}`,
  });

/** Every state with its cities, each a link to its pages. */
export const listedStates = states.map(({ id, code, name }) =>
  entry(cityItem, `listed-state-${id}`, {
    name: t(name.en, name.es),
    url: `/states/${id}`,
    items: citiesOf(code).map(listedCity),
  }),
);
