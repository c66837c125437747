import type { MapOptions } from './interface/map-options.ts';
import { MapUnavailable, type MapView } from './interface/map-view.ts';
import { mapWords } from './frame/words.ts';
import { createView } from './view/create-view.ts';

/** Whether the browser has WebGL. A browser without WebGL does not need to load 300 KB of map code. */
function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

/** Waits until a module is loaded, and returns it. @throws {MapUnavailable} when the module cannot be loaded */
async function arrive<T>(module: Promise<T>): Promise<T> {
  try {
    return await module;
  } catch (cause) {
    throw new MapUnavailable('script', { cause });
  }
}

/**
 * Draws a map into an element that has a height. Loads the vendor's code, so call this only shortly before the
 * visitor sees the map.
 * @throws {MapUnavailable} when no map is possible, and the signal's reason when it is aborted. The element is then as
 * it was before the call
 */
export async function createMap(element: HTMLElement, options: MapOptions): Promise<MapView> {
  if (options.googleMapsKey !== undefined) {
    const { createGoogleEngine } = await arrive(import('./google/google-engine.ts'));
    return createView(element, options, createGoogleEngine);
  }
  if (!hasWebGl()) throw new MapUnavailable('webgl');
  const { createMapLibreEngine } = await arrive(import('./maplibre/maplibre-engine.ts'));
  const note = options.style === undefined ? mapWords(options).drawn : undefined;
  return createView(element, options, createMapLibreEngine, note);
}
