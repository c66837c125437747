/** Returns a path without a slash at its end, for comparisons. */
export const comparable = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

interface Addresses {
  readonly url?: string | undefined;
  /** A second URL that also counts as the item's page. */
  readonly webpassUrl?: string | undefined;
}

/**
 * Whether an item links to the current page. Ignores query and hash of the current page. An item with a query
 * or a hash never matches.
 */
export function isActive({ url, webpassUrl }: Addresses, currentPath: string): boolean {
  const at = currentPath.search(/[?#]/);
  const current = comparable(at < 0 ? currentPath : currentPath.slice(0, at));
  return [url, webpassUrl].some((own) => own !== undefined && comparable(own) === current);
}

interface Branch extends Addresses {
  readonly items?: readonly Branch[] | undefined;
}

/** Whether an item, or an item on a level below it, links to the current page. */
export function holdsActive(item: Branch, currentPath: string): boolean {
  return isActive(item, currentPath) || (item.items ?? []).some((inner) => holdsActive(inner, currentPath));
}
