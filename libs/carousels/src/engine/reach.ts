/**
 * Returns a function that takes elements out of the reach of keyboard and screen reader, and gives them back. An element
 * that contains the focus stays within reach until the focus leaves it, because `inert` would drop the focus. At the end
 * of the signal, all elements are within reach.
 */
export function createReach(
  root: HTMLElement,
  elements: readonly HTMLElement[],
  signal: AbortSignal,
): (isAway: (element: HTMLElement) => boolean) => void {
  let isOut = (_: HTMLElement) => false;
  const settle = () => {
    for (const element of elements)
      element.inert = !signal.aborted && isOut(element) && !element.contains(document.activeElement);
  };
  signal.addEventListener('abort', settle);
  // During the event, no element has the focus.
  root.addEventListener('focusout', () => requestAnimationFrame(settle), { signal });
  return (isAway) => {
    isOut = isAway;
    settle();
  };
}
