const LINKS = 'a[data-language-link]';

/**
 * Returns the prefixes of two paths of one page in two languages: what comes before the part that they share.
 */
function prefixesOf(one: string, other: string): readonly [string, string] {
  const [a, b] = [one, other].map((path) => path.replace(/^\/$/, '').split('/')) as [string[], string[]];
  while (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-1)) {
    a.pop();
    b.pop();
  }
  return [a.join('/'), b.join('/')];
}

/**
 * Updates the links to the other languages when a visitor presses one, if the address has changed since they
 * were rendered: it may now name an answer, a filter or a question.
 * @returns a listener for presses anywhere in the document
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
