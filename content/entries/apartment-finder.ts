import { apartmentFinder, apartmentSearch } from '@skein/apartment-finder/content';
import type { City } from '@skein/cities/catalogue';
import { callToAction, entry, t } from '@skein/cms-client';

const askForService = entry(callToAction, 'cta-apartments-help', {
  internalName: 'Apartment finder: help bring service',
  text: t('Ask about your own address', 'Pregunta por tu dirección'),
  target: '#!',
  look: 'link',
});

type Named = Pick<City, 'id' | 'name'>;

/** The finder of a city, for its page of apartments: the first block, with the title of the page. */
export const finderOf = ({ id, name }: Named) =>
  entry(apartmentFinder, `${id}-apartment-finder`, {
    city: id,
    isPageTitle: true,
    title: t(`Which ${name} buildings have fiber?`, `¿Qué edificios de ${name} tienen fibra?`),
    helpLink: askForService,
  });

/** A search for a building of a city, for its other pages. */
export const buildingSearchOf = ({ id }: Named) =>
  entry(apartmentSearch, `${id}-apartment-search`, {
    city: id,
    title: t('Is your building on the list?', '¿Está tu edificio en la lista?'),
    subtitle: t(
      'Type its name or its street. Every building says whether the fiber is in the wall or on its way.',
      'Escribe su nombre o su calle. Cada edificio dice si la fibra ya está en la pared o viene en camino.',
    ),
  });
