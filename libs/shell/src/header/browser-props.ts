import type { HeaderContent } from './header.block.ts';

/** An entry of a menu. The browser needs only to know that there is one. */
const ENTRY = { label: '', external: false, comingSoon: false, items: [] };

/**
 * Returns the props of `HeaderIsland`. The served HTML has the navigation. To compute its width, the browser
 * needs only the entries of the first level, and whether they are menus.
 */
export function browserProps<P extends Pick<HeaderContent, 'navigation'>>(props: P): P {
  const items = props.navigation.items.map(({ label, external, comingSoon, items: inner = [] }) => ({
    label,
    external,
    comingSoon,
    items: inner.slice(0, 1).map(() => ENTRY),
  }));
  return { ...props, navigation: { items } };
}
