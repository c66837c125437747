/**
 * A ref that focuses its element if the focus is lost, that is, on the page or on a part around the element.
 * Does nothing if the visitor has focused another element.
 */
export function takeLostFocus(element: HTMLElement | null | undefined): void {
  if (element && document.activeElement?.contains(element)) element.focus();
}
