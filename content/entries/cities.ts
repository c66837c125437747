import { cityById } from '@skein/cities/catalogue';
import { entry, t } from '@skein/cms-client';
import { city } from '@skein/shell/content';

/**
 * Returns the entry that shows a city's name in the page header. The entry also links to the city's support
 * page and, if the city has a shop, to the shop's page.
 */
export function headerCity(id: string) {
  const found = cityById(id);
  if (!found) throw new Error(`There is no city "${id}"`);
  return entry(city, `city-${id}`, {
    name: t(found.name, found.name),
    url: `/cities/${id}`,
    cityId: id,
    supportUrl: `/cities/${id}/support`,
    ...(!found.no_fiberspace && { fiberspaceUrl: `/cities/${id}/fiberspace` }),
  });
}

export const westminster = headerCity('westminster');
export const lasVegas = headerCity('lasvegas');
export const chandler = headerCity('chandler');
export const austin = headerCity('austin');
