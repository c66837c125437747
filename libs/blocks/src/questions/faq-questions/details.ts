export const isDetails = (target: EventTarget | null): target is HTMLDetailsElement =>
  target instanceof HTMLDetailsElement;

/** Returns the disclosure that a click on its summary will open or close; undefined for any other click. */
export function clickedDetails(event: Event): HTMLDetailsElement | undefined {
  const details = event.target instanceof Element && event.target.closest('summary')?.parentElement;
  return details instanceof HTMLDetailsElement ? details : undefined;
}

/** Closes other disclosures with the same name, as newer browsers do by themselves. */
function closeOthers(details: HTMLDetailsElement): void {
  const name = details.getAttribute('name');
  for (const other of document.querySelectorAll('details'))
    if (name !== null && other !== details && other.getAttribute('name') === name) other.open = false;
}

/** Opens an element and all disclosures around it. */
export function reveal(element: Element): void {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (!isDetails(at)) continue;
    at.open = true;
    closeOthers(at);
  }
}
