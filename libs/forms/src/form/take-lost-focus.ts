/**
 * Use as a ref. Focuses the element if the focus is on an element around it, for example on `body` because the focused
 * element is gone. Does nothing if the visitor has focused another element.
 */
export function takeLostFocus(element: HTMLElement | null | undefined): void {
  if (element && document.activeElement?.contains(element)) element.focus();
}
