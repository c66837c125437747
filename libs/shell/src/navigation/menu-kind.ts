import type { NavigationItem } from './navigation.content.ts';

/** `products` lists what is sold, with a line about each; `places` has a column per state with its cities. */
export type MenuKind = 'link' | 'products' | 'places';

/** What an item of the first level is, by the items that it holds. */
export function menuKind({ items = [] }: Pick<NavigationItem, 'items'>): MenuKind {
  if (items.length === 0) return 'link';
  return items.some((group) => group.items && group.items.length > 0) ? 'places' : 'products';
}
