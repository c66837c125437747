/**
 * Returns the path, query and hash of a link to another page of this application, if a press on the link should
 * open it. Otherwise undefined.
 * @param owns whether the application has the page at a path
 */
export function ownLink(event: Event, owns: (path: string) => boolean = () => true): string | undefined {
  const target = event.target instanceof Element ? event.target : undefined;
  const link = target?.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return undefined;
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  if (!['', '_self'].includes(link.target) || link.hasAttribute('download')) return undefined;
  // A page event takes the place of the link.
  if (link.closest('[data-action]')) return undefined;
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || !owns(pathname)) return undefined;
  // The browser scrolls to a place on the same page.
  if (hash !== '' && pathname === location.pathname && search === location.search) return undefined;
  return `${pathname}${search}${hash}`;
}
