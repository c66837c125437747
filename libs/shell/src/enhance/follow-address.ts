/** The links that lead to this page in another language. A link with a value has an address from the host. */
const LINKS = 'a[data-language-link=""]';

/**
 * Returns two paths without the end that they have in common. For the paths of one page in two languages, the rest is
 * the prefix of each language.
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
 * Returns a listener that updates the links to the other languages. A press of a link updates all of them if the page's
 * URL has something that the links lack: an answer, a filter, a question or a hash. If the form of a language button
 * has been removed from the page, the button acts as a link.
 * @returns a listener for presses anywhere in the document
 */
export function followAddress(open = (path: string) => location.assign(path)): (press: Event) => void {
  let { pathname: drawnFor } = location;
  // A server does not know the hash, and a page that was drawn for all visitors does not know the query. Without both,
  // the links stay as drawn: the answer to a form may be at the address of the post, where they have a query of their own.
  let [drawnAt] = location.href.split(/[?#]/);
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
