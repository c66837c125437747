import { ALL_NEIGHBORHOODS, type FinderAddress } from '../address/finder-address.ts';
import type { FinderNeighborhood } from '../city/finder-city.ts';
import type { Apartment } from '../data/read-apartments.ts';
import { APARTMENTS_PER_PAGE } from '../constants/finder.constants.ts';
import type { FinderData } from './finder-data.ts';

/** All that the finder shows for a URL, as plain data that a server can put into the page. */
export interface FinderView {
  /** The requested state, with a page and a building that exist in the data. */
  readonly address: FinderAddress;
  /** Buildings on this page of the list. */
  readonly rows: readonly Apartment[];
  /** Number of buildings in the whole list. `ready` is the number of buildings with fiber. */
  readonly total: number;
  readonly ready: number;
  readonly pages: number;
  /** Neighborhoods to choose from. */
  readonly choices: readonly FinderNeighborhood[];
  readonly selected: Apartment | undefined;
  /** Number of results in the whole city. Only set if the search finds nothing in the neighborhood. */
  readonly elsewhere: number;
}

const countReady = (list: readonly Apartment[]) => list.reduce((sum, { ready }) => sum + (ready ? 1 : 0), 0);

/** Returns all that the finder shows for a state. */
export function finderView(data: FinderData, asked: FinderAddress): FinderView {
  const list = data.found(asked.neighborhood, asked.search);
  const pages = Math.max(1, Math.ceil(list.length / APARTMENTS_PER_PAGE));
  const page = Math.min(asked.page, pages);
  const start = (page - 1) * APARTMENTS_PER_PAGE;
  const selected = asked.apartment === undefined ? undefined : data.apartment(asked.apartment);
  const nothingHere = list.length === 0 && asked.search !== '' && asked.neighborhood !== ALL_NEIGHBORHOODS;
  return {
    address: { ...asked, page, apartment: selected?.id },
    rows: list.slice(start, start + APARTMENTS_PER_PAGE),
    total: list.length,
    ready: countReady(list),
    pages,
    choices: data.choices,
    selected,
    elsewhere: nothingHere ? data.found(ALL_NEIGHBORHOODS, asked.search).length : 0,
  };
}
