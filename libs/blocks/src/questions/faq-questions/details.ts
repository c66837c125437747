export const isDetails = (target: EventTarget | null): target is HTMLDetailsElement =>
  target instanceof HTMLDetailsElement;

/**
 * Returns the disclosure (`details` element) that a click opens or closes. Undefined if the click is not on a summary.
 */
export function clickedDetails(event: Event): HTMLDetailsElement | undefined {
  const details = event.target instanceof Element && event.target.closest('summary')?.parentElement;
  return details instanceof HTMLDetailsElement ? details : undefined;
}

/** Closes all other disclosures with the same `name`. Newer browsers do this without script. */
function closeOthers(details: HTMLDetailsElement): void {
  const name = details.getAttribute('name');
  for (const other of document.querySelectorAll('details'))
    if (name !== null && other !== details && other.getAttribute('name') === name) other.open = false;
}

/** Opens the disclosures (`details` elements) around an element, and the element itself if it is a disclosure. */
export function reveal(element: Element): void {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (!isDetails(at)) continue;
    at.open = true;
    closeOthers(at);
  }
}
