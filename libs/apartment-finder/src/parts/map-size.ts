import type { MapSize } from '../view/camera.ts';

/**
 * The size of a map. The head of the page leaves its lower edge below the window until somebody scrolls; one that is
 * mostly below has still to be scrolled to.
 */
export function sizeOf(element: HTMLElement): MapSize {
  const { clientWidth: width, clientHeight: height } = element;
  const below = element.getBoundingClientRect().bottom - innerHeight;
  return { width, height, below: below > 0 && below < height / 2 ? below : 0 };
}
