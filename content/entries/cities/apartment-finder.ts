import { apartmentFinder, apartmentSearch } from '@skein/apartment-finder/content';
import type { City } from '@skein/cities/catalogue';
import { callToAction, entry, t } from '@skein/cms-client';
import { CHECK_AVAILABILITY } from '../calls-to-action.ts';
import { deLugar, placeOf } from './facts.ts';

const askForService = entry(callToAction, 'cta-apartments-help', {
  internalName: 'Apartment finder: help bring service',
  text: CHECK_AVAILABILITY,
  target: '#!',
  look: 'link',
});

/** Returns the apartment finder of a city. Its title is also the title of the apartments page. */
export const finderOf = (city: City) => {
  const [place, lugar] = placeOf(city);
  return entry(apartmentFinder, `${city.id}-apartment-finder`, {
    city: city.id,
    isPageTitle: true,
    title:
      city.phase === 'webpass'
        ? t(`Which buildings in ${place} have Webpass?`, `¿Qué edificios ${deLugar(lugar)} tienen Webpass?`)
        : t(`Which buildings in ${place} have fiber?`, `¿Qué edificios ${deLugar(lugar)} tienen fibra?`),
    helpLink: askForService,
  });
};

/** Returns a search field for a city's buildings. Pages other than the apartments page show it. */
export const buildingSearchOf = ({ id }: Pick<City, 'id'>) =>
  entry(apartmentSearch, `${id}-apartment-search`, {
    city: id,
    title: t('Is your building on the list?', '¿Está tu edificio en la lista?'),
    subtitle: t(
      'Search by name or street, and see if fiber is already in your building or on its way.',
      'Busca por nombre o por calle y mira si la fibra ya está en tu edificio o viene en camino.',
    ),
  });
