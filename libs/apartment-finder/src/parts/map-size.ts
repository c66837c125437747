import type { MapSize } from '../view/camera.ts';

/**
 * Returns the size of a map. The page's header pushes the map's lower edge below the window until the visitor
 * scrolls. If most of the map is below, the visitor must scroll to it anyway, so that part does not count.
 */
export function sizeOf(element: HTMLElement): MapSize {
  const { clientWidth: width, clientHeight: height } = element;
  const below = element.getBoundingClientRect().bottom - innerHeight;
  return { width, height, below: below > 0 && below < height / 2 ? below : 0 };
}
