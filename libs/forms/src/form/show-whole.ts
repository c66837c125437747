/** Scrolls as little as it takes to see all of an element: of a field that got the focus, also what is said under it. */
export const showWhole = (element: Element | null | undefined): void =>
  // Not in every environment of tests.
  element?.scrollIntoView?.({ block: 'nearest' });
