/** Scrolls as little as it takes to see all of an element: of a field that got the focus, also what is said under it. */
export const showWhole = (element: Element | null | undefined): void =>
  // Not in every environment of tests.
  element?.scrollIntoView?.({ block: 'nearest' });

/** A form and what is said under it have room together in so much of the window: bars and keyboards take the rest. */
const SHARE_OF_WINDOW = 0.75;

/**
 * The same for a field that got the focus and is in view, and what is said of it under the form: both where they have
 * room, else the field alone. Words for screen readers only are not scrolled to.
 */
export function showWithWords(field: Element | null | undefined, words: Element | null | undefined): void {
  const { width = 0, bottom = 0 } = words?.getBoundingClientRect() ?? {};
  const top = field?.getBoundingClientRect().top ?? 0;
  const both = width > 1 && bottom - top <= innerHeight * SHARE_OF_WINDOW;
  showWhole(both ? words : field);
}
