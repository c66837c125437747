import type { MapOptions } from './interface/map-options.ts';
import { MapUnavailable, type MapView } from './interface/map-view.ts';

/**
 * Draws a map into an element that has a size. Nothing of it is loaded before.
 * @throws {MapUnavailable} when there can be none; the element is as it was
 */
export async function createMap(_element: HTMLElement, _options: MapOptions): Promise<MapView> {
  return Promise.reject(new MapUnavailable('script'));
}
