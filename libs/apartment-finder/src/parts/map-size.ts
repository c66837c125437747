import type { MapSize } from '../view/camera.ts';

/**
 * Returns the size of a map, and the height of the part of the map that is below the window. This height is 0 if it is
 * more than half of the map, because the visitor must scroll anyway.
 */
export function sizeOf(element: HTMLElement): MapSize {
  const { clientWidth: width, clientHeight: height } = element;
  const below = element.getBoundingClientRect().bottom - innerHeight;
  return { width, height, below: below > 0 && below < height / 2 ? below : 0 };
}
