import { addressQuery, readAddress, type FinderAddress } from '../address/finder-address.ts';
import type { FinderCity } from '../city/finder-city.ts';
import type { FinderData } from './finder-data.ts';
import { finderView, type FinderView } from './finder-view.ts';
import { stillOf, type FinderStill } from './still.ts';

/** The data with which a server draws the finder for a query. */
export interface ServedFinder {
  readonly address: FinderAddress;
  /** Undefined if the server could not load the buildings. */
  readonly view?: FinderView | undefined;
  /** The still picture of the map, which the page shows until the map is loaded. */
  readonly still?: FinderStill | undefined;
  /** Origin of the site, for the URLs that visitors share. */
  readonly origin?: string | undefined;
}

/**
 * Returns the data with which a server draws the finder. The data contains only the rows of one page and the dots of
 * the map, never all buildings of a city.
 * @param data undefined if the server could not load the buildings. Then the browser loads them
 */
export function serveFinder(
  city: FinderCity,
  data: FinderData | undefined,
  query: string,
  origin: string,
): ServedFinder {
  const asked = readAddress(query, city);
  const view = data && finderView(data, asked);
  const { neighborhood, search } = asked;
  const still =
    data &&
    stillOf(city, { neighborhood, search, selected: view?.selected }, data.found(neighborhood, search));
  return { address: view?.address ?? asked, view, still, origin };
}

/** Returns the normal form of a query, without unused, unknown or default parameters. Use it as a cache key. */
export function finderQuery(city: FinderCity, data: FinderData | undefined, query: string): string {
  const asked = readAddress(query, city);
  return addressQuery(data ? finderView(data, asked).address : asked);
}
