/**
 * Makes the button of a comparison show all rows, and the first ones again.
 * @returns undoes it
 */
export function enhanceComparison(root: Element): () => void {
  const comparison = root.querySelector('[data-comparison]') ?? root.closest('[data-comparison]');
  const button = comparison?.querySelector<HTMLElement>('[data-toggle-rows]');
  if (!comparison || !button) return () => {};
  const ended = new AbortController();
  const toggle = () => {
    const isOpen = comparison.toggleAttribute('data-all');
    button.setAttribute('aria-expanded', String(isOpen));
    // The rows that go stood above it.
    if (!isOpen) button.scrollIntoView({ block: 'nearest' });
  };
  button.addEventListener('click', toggle, { signal: ended.signal });
  return () => ended.abort();
}
