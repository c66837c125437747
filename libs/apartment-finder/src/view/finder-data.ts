import { ALL_NEIGHBORHOODS, neighborhoodNamed } from '../address/finder-address.ts';
import type { FinderCity, FinderNeighborhood } from '../city/finder-city.ts';
import type { Apartment } from '../data/read-apartments.ts';
import { searchIndex, type SearchIndex } from '../search/search-index.ts';

/** The buildings of a city, ready for queries. */
export interface FinderData {
  readonly apartments: readonly Apartment[];
  apartment(id: string): Apartment | undefined;
  /** Returns the buildings of a neighborhood, or of the whole city. */
  within(neighborhood: string): readonly Apartment[];
  /** Returns the buildings of a neighborhood that match a search, the best matches first. */
  found(neighborhood: string, search: string): readonly Apartment[];
  /** Prepares a part of the search index while the browser is idle. Returns false if nothing is left. */
  prepare(): boolean;
  /** Names in the file that are none of the city's neighborhoods. Their buildings are only in the whole city. */
  readonly unknownNeighborhoods: readonly string[];
  /** Neighborhoods that have a building with fiber, sorted by name. */
  readonly choices: readonly FinderNeighborhood[];
}

/** Number of buildings that one call prepares. One call takes a few milliseconds. */
const PREPARED_AT_ONCE = 2000;

/** Prepares the buildings of a city for queries. The first search builds the search index. */
export function finderData(
  city: Pick<FinderCity, 'neighborhoods'>,
  apartments: readonly Apartment[],
): FinderData {
  const keys = new Map<string, string | undefined>();
  const keyOf = (written: string) => {
    if (!keys.has(written)) keys.set(written, neighborhoodNamed(city, written)?.key);
    return keys.get(written);
  };
  const byKey = new Map<string, Apartment[]>();
  const byId = new Map<string, Apartment>();
  const readyIn = new Set<string>();
  for (const apartment of apartments) {
    byId.set(apartment.id, apartment);
    const key = keyOf(apartment.neighborhood);
    if (key === undefined) continue;
    const listed = byKey.get(key);
    if (listed) listed.push(apartment);
    else byKey.set(key, [apartment]);
    if (apartment.ready) readyIn.add(key);
  }
  const within = (neighborhood: string): readonly Apartment[] =>
    neighborhood === ALL_NEIGHBORHOODS ? apartments : (byKey.get(neighborhood) ?? []);
  const indexes = new Map<string, SearchIndex>();
  const indexOf = (neighborhood: string) => {
    let index = indexes.get(neighborhood);
    if (!index) indexes.set(neighborhood, (index = searchIndex(within(neighborhood))));
    return index;
  };
  return {
    apartments,
    apartment: (id) => byId.get(id),
    within,
    prepare: () => indexOf(ALL_NEIGHBORHOODS).prepare(PREPARED_AT_ONCE),
    found: (neighborhood, search) =>
      search === '' ? within(neighborhood) : indexOf(neighborhood).find(search),
    unknownNeighborhoods: [...keys].flatMap(([written, key]) => (written === '' || key ? [] : written)),
    choices: city.neighborhoods
      .filter(({ key }) => readyIn.has(key))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  };
}
