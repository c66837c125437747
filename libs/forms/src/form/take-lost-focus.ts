/**
 * As a ref: takes the focus that went with what stood here before, to the page or to a part of it around this. A visitor who
 * has gone on meanwhile keeps it.
 */
export function takeLostFocus(element: HTMLElement | null | undefined): void {
  if (element && document.activeElement?.contains(element)) element.focus();
}
