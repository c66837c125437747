import type { HeaderContent } from './header.block.ts';

/** Replaces the entries of a menu, because the browser needs to know only whether there are any. */
const ENTRY = { label: '', external: false, comingSoon: false, items: [] };

/**
 * Returns the props of `HeaderIsland`, with only the parts of the navigation that the browser needs. The HTML from the
 * server contains the whole navigation. To compute its width, the browser needs the entries of the first level, and
 * whether they are menus.
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
