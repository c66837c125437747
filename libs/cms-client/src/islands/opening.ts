/** How a `details`, dialog or popover is open. Empty if the element is closed. */
export type Opening = '' | 'open' | 'modal' | 'popover';

/** Returns how a `details`, a `dialog` or a popover is open. */
export function openingOf(element: Element): Opening {
  if (element instanceof HTMLDialogElement)
    return element.open ? (element.matches(':modal') ? 'modal' : 'open') : '';
  if (element instanceof HTMLDetailsElement) return element.open ? 'open' : '';
  return element.matches(':popover-open') ? 'popover' : '';
}

export function reopen(element: HTMLElement, opening: Opening): void {
  if (openingOf(element) === opening) return;
  if (element instanceof HTMLDetailsElement) element.open = opening === 'open';
  else if (element instanceof HTMLDialogElement && opening === 'modal') element.showModal();
  else if (element instanceof HTMLDialogElement && opening === 'open') element.show();
  else if (opening === 'popover') element.showPopover();
}
