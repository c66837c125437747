import { ALL_NEIGHBORHOODS, type FinderAddress } from '../address/finder-address.ts';
import type { FinderCity } from '../city/finder-city.ts';
import type { Apartment } from '../data/read-apartments.ts';
import { DETAIL_ZOOM, LIST_ZOOM, MAP_ROOM_PX } from '../constants/finder.constants.ts';

/** The center and zoom of the map. */
export interface FinderCamera {
  readonly center: { readonly lat: number; readonly lng: number };
  /** Zoom level, for tiles of 256 px. */
  readonly zoom: number;
}

/** Size of the map in px. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
  /** Height of the part of the map that is below the window, so that the visitor does not see this part yet. */
  readonly below?: number;
}

interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Width of the world at zoom 0, in px. */
export const TILE_PX = 256;

/** Returns the smallest bounds that contain all points, or undefined for none. */
export function boundsOf(points: readonly Pick<Apartment, 'lat' | 'lng'>[]): Bounds | undefined {
  const [first] = points;
  if (!first) return undefined;
  let { lat: south, lng: west, lat: north, lng: east } = first;
  for (const { lat, lng } of points) {
    if (lat < south) south = lat;
    if (lat > north) north = lat;
    if (lng < west) west = lng;
    if (lng > east) east = lng;
  }
  return { south, west, north, east };
}

/** Returns the vertical position of a latitude in the Mercator projection: 0 is the top, 1 is the bottom. */
export function down(lat: number): number {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

const middle = ({ south, west, north, east }: Bounds) => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
});

/** Returns the largest zoom at which the map shows all of the bounds, with space for the pins. */
function zoomOn({ south, west, north, east }: Bounds, { width, height, below = 0 }: MapSize): number {
  const across = Math.max((east - west) / 360, 1e-9);
  const deep = Math.max(down(south) - down(north), 1e-9);
  const free = {
    width: Math.max(width - 2 * MAP_ROOM_PX.around, 1),
    height: Math.max(height - below - MAP_ROOM_PX.above - MAP_ROOM_PX.around, 1),
  };
  return Math.log2(Math.min(free.width / across, free.height / deep) / TILE_PX);
}

/** The parts of the finder's state that determine where the map is. */
export interface CameraView extends Pick<FinderAddress, 'neighborhood' | 'search'> {
  readonly selected: Apartment | undefined;
}

/**
 * Returns the camera that shows the open building, or else all buildings of the list. For an empty list,
 * returns the camera that shows the city.
 * @param list all buildings of the list
 */
export function cameraFor(
  { map }: Pick<FinderCity, 'map'>,
  { neighborhood, search, selected }: CameraView,
  list: readonly Apartment[],
  size: MapSize,
): FinderCamera {
  const { below = 0 } = size;
  const seen = (camera: FinderCamera) => (below === 0 ? camera : raisedBy(below / 2, camera));
  if (selected) return seen({ center: { lat: selected.lat, lng: selected.lng }, zoom: DETAIL_ZOOM });
  const bounds = boundsOf(list);
  const isOfNeighborhood = neighborhood !== ALL_NEIGHBORHOODS && search === '';
  if (!bounds) return seen({ center: { lat: map.lat, lng: map.lng }, zoom: map.zoom });
  const nearest = isOfNeighborhood ? map.neighborhoodZoom : LIST_ZOOM;
  const zoom = Math.max(1, Math.min(nearest, zoomOn(bounds, size)));
  return seen(raisedBy((MAP_ROOM_PX.around - MAP_ROOM_PX.above) / 2, { center: middle(bounds), zoom }));
}

/**
 * Returns a camera in which the center of the given camera is `px` higher on the map. Use it for a map whose lower part
 * is covered.
 */
export function raisedBy(px: number, { center, zoom }: FinderCamera): FinderCamera {
  const at = down(center.lat) + px / (TILE_PX * 2 ** zoom);
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * at))) * 180) / Math.PI;
  return { center: { lat, lng: center.lng }, zoom };
}
