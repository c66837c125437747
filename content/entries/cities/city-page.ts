import type { City } from '@skein/cities/catalogue';
import { entry, t, type AuthoredEntry, type Localized } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { headerCity } from '../cities.ts';

interface CityPage {
  /** Path segment below the city's home page; undefined for the home page itself. */
  readonly under?: 'support' | 'fiberspace' | 'apartments';
  readonly title: Localized<string>;
  readonly description: Localized<string>;
  readonly breadcrumb: Localized<string>;
  readonly blocks: readonly AuthoredEntry[];
}

/** Returns a page of a city, with its address, and with the city's name in its header. */
export function cityPage(city: City, { under, blocks, ...words }: CityPage) {
  return entry(page, under ? `page-cities-${city.id}-${under}` : `page-cities-${city.id}`, {
    internalName: `City: ${city.full_name}${under ? `, ${under}` : ''}`,
    slug: `/cities/${city.id}${under ? `/${under}` : ''}`,
    ...words,
    city: headerCity(city.id),
    siteMap: under === 'support' ? 'support' : 'pages',
    blocks: [...blocks],
  });
}

/** Returns the name of the city for the breadcrumbs of its home page and its other pages. */
export const cityCrumb = (city: City): Localized<string> => t(city.name, city.name);
