/** Scrolls as little as possible to show a whole element, such as a focused field with the text below it. */
export const showWhole = (element: Element | null | undefined): void =>
  // Some test environments have no `scrollIntoView`.
  element?.scrollIntoView?.({ block: 'nearest' });

/** Largest share of the window's height for a form and its messages. Bars and keyboards cover the rest. */
const SHARE_OF_WINDOW = 0.75;

/**
 * Scrolls to a focused field and its message below the form, if both fit. Otherwise scrolls to the field only.
 * Does not scroll to a text that only screen readers get.
 */
export function showWithWords(field: Element | null | undefined, words: Element | null | undefined): void {
  const { width = 0, bottom = 0 } = words?.getBoundingClientRect() ?? {};
  const top = field?.getBoundingClientRect().top ?? 0;
  const both = width > 1 && bottom - top <= innerHeight * SHARE_OF_WINDOW;
  showWhole(both ? words : field);
}
