import { cityTitle, type City } from '@skein/cities/catalogue';
import { entry, t, type AuthoredEntry, type Localized } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { headerCity } from '../cities.ts';

interface CityPage {
  /** Last segment of the page's path. Undefined for the city's home page. */
  readonly under?: 'support' | 'fiberspace' | 'apartments';
  readonly title: Localized<string>;
  readonly description: Localized<string>;
  readonly breadcrumb: Localized<string>;
  readonly blocks: readonly AuthoredEntry[];
}

/** Returns a page of a city. The page's header shows the city's name. */
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

/** Returns the name of a city for breadcrumbs. */
export const cityCrumb = (city: City): Localized<string> => t(cityTitle(city), cityTitle(city));
