import type { MapSize } from '../view/camera.ts';

/**
 * Returns the size of a map, and the height of its part below the window. If more than half of the map is below
 * the window, that height is 0, because the visitor must scroll anyway.
 */
export function sizeOf(element: HTMLElement): MapSize {
  const { clientWidth: width, clientHeight: height } = element;
  const below = element.getBoundingClientRect().bottom - innerHeight;
  return { width, height, below: below > 0 && below < height / 2 ? below : 0 };
}
