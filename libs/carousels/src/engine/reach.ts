/**
 * Returns a function that takes elements out of the reach of keyboard and screen reader, and gives them back. An element
 * that contains the focus stays within reach until the focus leaves it, because `inert` would drop the focus.
 */
export function createReach(
  root: HTMLElement,
  elements: readonly HTMLElement[],
  signal: AbortSignal,
): (isAway: (element: HTMLElement) => boolean) => void {
  let isOut = (_: HTMLElement) => false;
  const settle = () => {
    if (signal.aborted) return;
    for (const element of elements)
      element.inert = isOut(element) && !element.contains(document.activeElement);
  };
  // During the event, no element has the focus.
  root.addEventListener('focusout', () => requestAnimationFrame(settle), { signal });
  return (isAway) => {
    isOut = isAway;
    settle();
  };
}
