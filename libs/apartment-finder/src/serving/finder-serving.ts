import { propsFor, serving, type PolicySources, type Serving } from '@skein/cms-client/serve';
import { apartmentFinder } from '../apartment-finder/apartment-finder.content.ts';
import { finderQuery, serveFinder } from '../view/serve-finder.ts';
import type { ApartmentData } from './apartment-data.ts';

export interface FinderServingOptions {
  /** Buildings of cities. Without them a finder says that it has none. */
  readonly apartments?: ApartmentData | undefined;
  /** Origins that the map's vendor needs. Omit it for the bundled map. */
  readonly mapPolicy?: PolicySources | undefined;
}

/**
 * Serves a page with a finder for the search of its query. A page has one finder, because two would share the
 * query.
 */
export const finderServing = ({ apartments, mapPolicy }: FinderServingOptions = {}): Serving =>
  serving(apartmentFinder, {
    async read([first], { search }, { origin }) {
      const city = first?.props.city;
      if (!city) return undefined;
      const data = await apartments?.of(city);
      const served = serveFinder(city, data, search, origin);
      return {
        normal: (asked) => finderQuery(city, data, asked.search),
        props: propsFor(apartmentFinder, () => ({ served })),
        isShort: data === undefined,
      };
    },
    policy: () => mapPolicy,
    plainStrings: true,
  });
