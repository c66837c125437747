import type { CityItem, ListedCity } from '../city-list/city-item.content.ts';

/** Side of the square map, in units of the drawing. The positions of markers use the same units. */
export const MAP_VIEW_BOX = 640;
/** Radius of a marker, in units of the drawing. */
export const MARKER_RADIUS = 6;

export interface Marker {
  readonly id: string;
  readonly name: string;
  readonly url: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly comingSoon: boolean;
  /** Tag for tag managers. */
  readonly analyticsId: string | undefined;
}

function markerOf(
  { name, url, comingSoon = false, mapX, mapY, analyticsId }: ListedCity,
  key: string,
): Marker[] {
  if (mapX === undefined || mapY === undefined) return [];
  return [{ id: key, name, url, x: mapX, y: mapY, comingSoon, analyticsId }];
}

/** Returns a marker for each city with a position: cities listed under a state, and cities without a state. */
export const markersOf = (states: readonly CityItem[]): readonly Marker[] =>
  states.flatMap((state, place) => [
    ...markerOf(state, `${place}`),
    ...(state.items ?? []).flatMap((city, item) => markerOf(city, `${place}-${item}`)),
  ]);
