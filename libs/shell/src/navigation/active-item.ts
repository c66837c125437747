/** Returns a path without a slash at its end, so that paths can be compared. */
export const comparable = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

interface Addresses {
  readonly url?: string | undefined;
  /** A second address of the item. */
  readonly webpassUrl?: string | undefined;
}

/**
 * Whether an item links to the current page. Query and hash of the current page do not count; those of the
 * item do.
 */
export function isActive({ url, webpassUrl }: Addresses, currentPath: string): boolean {
  const at = currentPath.search(/[?#]/);
  const current = comparable(at < 0 ? currentPath : currentPath.slice(0, at));
  return [url, webpassUrl].some((own) => own !== undefined && comparable(own) === current);
}

interface Branch extends Addresses {
  readonly items?: readonly Branch[] | undefined;
}

/** Whether an item, or an item anywhere below it, links to the current page. */
export function holdsActive(item: Branch, currentPath: string): boolean {
  return isActive(item, currentPath) || (item.items ?? []).some((inner) => holdsActive(inner, currentPath));
}
