import type { NavigationItem } from './navigation.content.ts';

/**
 * `link` has no menu; `products` lists products, with a line about each; `places` has a column of cities per
 * state.
 */
export type MenuKind = 'link' | 'products' | 'places';

/** Returns the kind of a first-level item, from the items that it contains. */
export function menuKind({ items = [] }: Pick<NavigationItem, 'items'>): MenuKind {
  if (items.length === 0) return 'link';
  return items.some((group) => group.items && group.items.length > 0) ? 'places' : 'products';
}
