import type { CityItem, ListedCity } from '../city-list/city-item.content.ts';

/** Edge of the map's own square, in which markers are placed. */
export const MAP_VIEW_BOX = 640;
/** Of a marker, in units of the same square. */
export const MARKER_RADIUS = 6;

export interface Marker {
  readonly id: string;
  readonly name: string;
  readonly url: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly comingSoon: boolean;
}

function markerOf({ name, url, comingSoon, mapX, mapY }: ListedCity, key: string): Marker[] {
  if (mapX === undefined || mapY === undefined) return [];
  return [{ id: key, name, url, x: mapX, y: mapY, comingSoon: comingSoon ?? false }];
}

/** A marker for each city that has a place: cities of the states, and cities that stand by themselves. */
export const markersOf = (states: readonly CityItem[]): readonly Marker[] =>
  states.flatMap((state, place) => [
    ...markerOf(state, `${place}`),
    ...(state.items ?? []).flatMap((city, item) => markerOf(city, `${place}-${item}`)),
  ]);
