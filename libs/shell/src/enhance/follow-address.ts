const LINKS = 'a[data-language-link]';

/** What stands in front of the part that two paths of one page in two languages have in common. */
function prefixesOf(one: string, other: string): readonly [string, string] {
  const [a, b] = [one, other].map((path) => path.replace(/^\/$/, '').split('/')) as [string[], string[]];
  while (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-1)) {
    a.pop();
    b.pop();
  }
  return [a.join('/'), b.join('/')];
}

/**
 * Has the links to the other languages lead to what the page shows when one is pressed: since they were drawn, the address
 * may have come to name an answer, a filter or a question. As long as it has not, a link is right as it was drawn.
 * @returns takes presses of whatever there is
 */
export function followAddress(): (press: Event) => void {
  let { href: drawnAt, pathname: drawnFor } = location;
  return ({ target }) => {
    if (!(target instanceof Element && target.closest(LINKS)) || location.href === drawnAt) return;
    const { pathname, search, hash } = location;
    for (const link of (target.getRootNode() as ParentNode).querySelectorAll<HTMLAnchorElement>(LINKS)) {
      const [here, there] = prefixesOf(drawnFor, link.pathname);
      const bare = pathname.slice(here.length).replace(/^\/$/, '');
      link.href = (there + bare || '/') + search + hash;
    }
    [drawnAt, drawnFor] = [location.href, pathname];
  };
}
