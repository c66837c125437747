import { apartmentFinder, apartmentSearch } from '@skein/apartment-finder/content';
import type { City } from '@skein/cities/catalogue';
import { callToAction, entry, t } from '@skein/cms-client';
import { deLugar, placeOf } from './facts.ts';

const askForService = entry(callToAction, 'cta-apartments-help', {
  internalName: 'Apartment finder: help bring service',
  text: t('Ask about your own address', 'Pregunta por tu dirección'),
  target: '#!',
  look: 'link',
});

/** The finder of a city, for its page of apartments: the first block, with the title of the page. */
export const finderOf = (city: City) => {
  const [place, lugar] = placeOf(city);
  return entry(apartmentFinder, `${city.id}-apartment-finder`, {
    city: city.id,
    isPageTitle: true,
    title: t(`Which buildings in ${place} have fiber?`, `¿Qué edificios ${deLugar(lugar)} tienen fibra?`),
    helpLink: askForService,
  });
};

/** A search for a building of a city, for its other pages. */
export const buildingSearchOf = ({ id }: Pick<City, 'id'>) =>
  entry(apartmentSearch, `${id}-apartment-search`, {
    city: id,
    title: t('Is your building on the list?', '¿Está tu edificio en la lista?'),
    subtitle: t(
      'Type its name or its street. Every building says whether the fiber is in the wall or on its way.',
      'Escribe su nombre o su calle. Cada edificio dice si la fibra ya está en la pared o viene en camino.',
    ),
  });
