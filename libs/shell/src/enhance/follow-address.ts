const LINKS = 'a[data-language-link]';

/** Returns what precedes the common end of two paths: the prefixes of one page in two languages. */
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
 * were rendered: it may now name an answer, a filter or a question. A button that takes a form along becomes a
 * link once the form has gone from the page.
 * @returns a listener for presses anywhere in the document
 */
export function followAddress(open = (path: string) => location.assign(path)): (press: Event) => void {
  let { href: drawnAt, pathname: drawnFor } = location;
  return ({ target, type }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>('button[data-language-link]');
    if (button && !button.form && type === 'click') open(button.value);
    if (!target.closest(LINKS) || location.href === drawnAt) return;
    const { pathname, search, hash } = location;
    for (const link of (target.getRootNode() as ParentNode).querySelectorAll<HTMLAnchorElement>(LINKS)) {
      const [here, there] = prefixesOf(drawnFor, link.pathname);
      const bare = pathname.slice(here.length).replace(/^\/$/, '');
      link.href = (there + bare || '/') + search + hash;
    }
    [drawnAt, drawnFor] = [location.href, pathname];
  };
}
