import type { FinderAddress } from '../address/finder-address.ts';
import type { FinderView } from './finder-view.ts';

/**
 * Returns what the served page shows for a state without more data: the same page of the same list, and the details
 * of a building that the page has. Undefined if the state needs another list.
 */
export function servedViewAt(served: FinderView, asked: FinderAddress): FinderView | undefined {
  const { neighborhood, search, page } = served.address;
  const isSameList = asked.neighborhood === neighborhood && asked.search === search;
  if (!isSameList || Math.min(asked.page, served.pages) !== page) return undefined;
  const selected = [served.selected, ...served.rows].find((building) => building?.id === asked.apartment);
  return { ...served, address: { ...served.address, apartment: selected?.id }, selected };
}
