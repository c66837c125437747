/**
 * Returns the path, query and hash that the application should open after a press on a link. Undefined if the
 * browser should handle the press.
 * @param owns whether the application has the page at a path
 */
export function ownLink(event: Event, owns: (path: string) => boolean = () => true): string | undefined {
  const target = event.target instanceof Element ? event.target : undefined;
  const link = target?.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return undefined;
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  if (!['', '_self'].includes(link.target) || link.hasAttribute('download')) return undefined;
  // A page event replaces the link.
  if (link.closest('[data-action]')) return undefined;
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || !owns(pathname)) return undefined;
  // The browser itself scrolls to a place on the same page.
  if (hash !== '' && pathname === location.pathname && search === location.search) return undefined;
  return `${pathname}${search}${hash}`;
}
