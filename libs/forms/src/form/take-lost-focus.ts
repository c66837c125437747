/**
 * A ref that takes the focus if the element before this one lost it to the page, or to a part of the page
 * around this. A visitor who has moved the focus elsewhere keeps it.
 */
export function takeLostFocus(element: HTMLElement | null | undefined): void {
  if (element && document.activeElement?.contains(element)) element.focus();
}
