import { ALL_NEIGHBORHOODS } from '../address/finder-address.ts';
import { DETAIL_ZOOM, LIST_ZOOM } from '../constants/finder.constants.ts';
import type { FinderCity } from '../city/finder-city.ts';
import type { Apartment } from '../data/read-apartments.ts';
import { boundsOf, down, TILE_PX, type CameraView } from './camera.ts';

/** A still picture of the map: a dot for each building, as path data of an SVG. */
export interface FinderStill {
  /** Width and height of the picture, as in `viewBox`. */
  readonly width: number;
  readonly height: number;
  /** Dots of the buildings that have fiber. */
  readonly ready: string;
  /** Dots of the buildings that will get fiber. */
  readonly coming: string;
  /** The dot of the open building. */
  readonly selected: string;
}

/** Length of the picture's longer side, in its own units. */
const UNITS = 1000;
/** Buildings closer than this share a dot, in units. This keeps the path data short in a large city. */
const APART = 22;
/** Least length of each side of the area that the picture shows, in px of the map at its largest zoom. */
const LEAST_PX = 300;

const EMPTY: FinderStill = { width: 1, height: 1, ready: '', coming: '', selected: '' };

type Place = Pick<Apartment, 'id' | 'lat' | 'lng' | 'ready'>;

/**
 * Returns the still picture of the map for a view. Browsers fit the `viewBox` of an SVG into an element in the same way
 * as `cameraFor` fits an area into a map. So the picture and the map show the same area at any size.
 * @param list all buildings of the list
 */
export function stillOf(
  { map }: Pick<FinderCity, 'map'>,
  { neighborhood, search, selected }: CameraView,
  list: readonly Place[],
): FinderStill {
  const isOfNeighborhood = neighborhood !== ALL_NEIGHBORHOODS && search === '';
  const bounds = boundsOf(selected ? [selected] : list);
  const nearest = selected ? DETAIL_ZOOM : isOfNeighborhood ? map.neighborhoodZoom : LIST_ZOOM;
  if (!bounds) return EMPTY;
  const least = LEAST_PX / (TILE_PX * 2 ** nearest);
  const [west, east] = [bounds.west / 360, bounds.east / 360];
  const [north, south] = [down(bounds.north), down(bounds.south)];
  const [across, deep] = [Math.max(east - west, least), Math.max(south - north, least)];
  const scale = UNITS / Math.max(across, deep);
  const [left, top] = [(west + east - across) / 2, (north + south - deep) / 2];
  const [width, height] = [Math.round(across * scale), Math.round(deep * scale)];
  const paths = { ready: '', coming: '', selected: '' };
  const taken = new Set<string>();
  function dot({ lat, lng, ready, id }: Place): void {
    const [x, y] = [Math.round((lng / 360 - left) * scale), Math.round((down(lat) - top) * scale)];
    const kind = id === selected?.id ? 'selected' : ready ? 'ready' : 'coming';
    const cell = `${kind} ${Math.round(x / APART)} ${Math.round(y / APART)}`;
    // The map around an open building shows a part of the list. Half a picture beyond the edge is enough.
    const isSeen = Math.abs(x - width / 2) <= width && Math.abs(y - height / 2) <= height;
    if (!isSeen || taken.has(cell)) return;
    taken.add(cell);
    paths[kind] += `M${x} ${y}h0`;
  }
  if (selected) dot(selected);
  for (const place of list) dot(place);
  return { width, height, ...paths };
}
