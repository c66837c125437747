import type { NavigationItem } from './navigation.content.ts';

/**
 * `link`: no menu. `products`: a list of products, with a line about each. `places`: a column of cities for
 * each state.
 */
export type MenuKind = 'link' | 'products' | 'places';

/** Returns the kind of a first-level item. It depends on the items inside. */
export function menuKind({ items = [] }: Pick<NavigationItem, 'items'>): MenuKind {
  if (items.length === 0) return 'link';
  return items.some((group) => group.items && group.items.length > 0) ? 'places' : 'products';
}
