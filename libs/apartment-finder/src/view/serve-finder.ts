import { addressQuery, readAddress, type FinderAddress } from '../address/finder-address.ts';
import type { FinderCity } from '../city/finder-city.ts';
import type { FinderData } from './finder-data.ts';
import { finderView, type FinderView } from './finder-view.ts';

/** The server's result for a query. */
export interface ServedFinder {
  readonly address: FinderAddress;
  /** Undefined if the data was not available. */
  readonly view?: FinderView | undefined;
  /** Origin of the site, for shared addresses. */
  readonly origin?: string | undefined;
}

/**
 * Returns what a server renders for a query: the rows of one page, never all buildings of a city.
 * @param data undefined if it was not available. The finder then says so, and loads it in the browser
 */
export function serveFinder(
  city: FinderCity,
  data: FinderData | undefined,
  query: string,
  origin: string,
): ServedFinder {
  const asked = readAddress(query, city);
  const view = data && finderView(data, asked);
  return { address: view?.address ?? asked, view, origin };
}

/** Returns the normal form of a query, without unused, unknown or default parameters. Use it as a cache key. */
export function finderQuery(city: FinderCity, data: FinderData | undefined, query: string): string {
  const asked = readAddress(query, city);
  return addressQuery(data ? finderView(data, asked).address : asked);
}
