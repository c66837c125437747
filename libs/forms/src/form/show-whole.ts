/** Scrolls just enough to show all of an element, such as a focused field with the text under it. */
export const showWhole = (element: Element | null | undefined): void =>
  // Not in every environment of tests.
  element?.scrollIntoView?.({ block: 'nearest' });

/**
 * Share of the window that a form and its messages may take to count as fitting. Bars and keyboards take the
 * rest.
 */
const SHARE_OF_WINDOW = 0.75;

/**
 * Scrolls to a focused field and its message under the form if both fit, else to the field alone. It does not
 * scroll to text for screen readers only.
 */
export function showWithWords(field: Element | null | undefined, words: Element | null | undefined): void {
  const { width = 0, bottom = 0 } = words?.getBoundingClientRect() ?? {};
  const top = field?.getBoundingClientRect().top ?? 0;
  const both = width > 1 && bottom - top <= innerHeight * SHARE_OF_WINDOW;
  showWhole(both ? words : field);
}
