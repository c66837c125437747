import { propsFor, serving, type PolicySources, type Serving } from '@skein/cms-client/serve';
import { apartmentFinder } from '../apartment-finder/apartment-finder.block.ts';
import { finderQuery, serveFinder } from '../view/serve-finder.ts';
import type { ApartmentData } from './apartment-data.ts';

export interface FinderServingOptions {
  /** Buildings of cities. Without this data, a finder says that it has no buildings. */
  readonly apartments?: ApartmentData | undefined;
  /** Origins that the map's vendor needs. Omit them for the bundled map. */
  readonly mapPolicy?: PolicySources | undefined;
}

/**
 * Serves a page with a finder. The finder shows the results for the page's query. A page has only one finder,
 * because two finders would share the query.
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
