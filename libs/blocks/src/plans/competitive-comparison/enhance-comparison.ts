/**
 * Hash of the page's URL while all rows show. With this hash, a reload, a shared link and the page in the other
 * language also show all rows.
 */
const ALL_ROWS = '#all-rows';

/**
 * Makes the button of a comparison show all rows, or only the first rows again.
 * @returns a function that removes this behavior
 */
export function enhanceComparison(root: Element): () => void {
  const comparison = root.querySelector('[data-comparison]') ?? root.closest('[data-comparison]');
  const button = comparison?.querySelector<HTMLElement>('[data-toggle-rows]');
  if (!comparison || !button) return () => {};
  const ended = new AbortController();
  const turn = () => {
    const isOpen = comparison.toggleAttribute('data-all');
    button.setAttribute('aria-expanded', String(isOpen));
    return isOpen;
  };
  const toggle = () => {
    const isOpen = turn();
    const { pathname, search } = location;
    history.replaceState(history.state, '', isOpen ? ALL_ROWS : pathname + search);
    // The hidden rows were above the button.
    if (!isOpen) button.scrollIntoView({ block: 'nearest' });
  };
  if (location.hash === ALL_ROWS && !comparison.hasAttribute('data-all')) turn();
  button.addEventListener('click', toggle, { signal: ended.signal });
  return () => ended.abort();
}
