import type { Bounds, Camera, Padding, Position } from '../interface/map-view.ts';

/**
 * A point on the square Web Mercator map. `x` is 0 in the west and 1 in the east, `y` 0 in the north and 1 in
 * the south.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width of the world at zoom 0, in pixels. */
const TILE_PX = 256;
/** Largest latitude on a Web Mercator map, in degrees. */
const MAX_LAT = 85.051129;
export const MIN_ZOOM = 3;
export const MAX_ZOOM = 20;
/** Largest zoom that `cameraFor` returns. */
const MAX_FIT_ZOOM = 17;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export const clampZoom = (zoom: number): number => clamp(zoom, MIN_ZOOM, MAX_ZOOM);

/** Returns the width of the whole world in pixels. */
export const worldPx = (zoom: number): number => TILE_PX * 2 ** zoom;

export function project({ lat, lng }: Position): Point {
  const sine = Math.sin((clamp(lat, -MAX_LAT, MAX_LAT) * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function unproject({ x, y }: Point): Position {
  return {
    lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
    lng: (x - 0.5) * 360,
  };
}

/** Returns the visible area of a map with this camera and size. */
export function boundsOf({ center, zoom }: Camera, { width, height }: Size): Bounds {
  const { x, y } = project(center);
  const [halfWidth, halfHeight] = [width / 2 / worldPx(zoom), height / 2 / worldPx(zoom)];
  const northWest = unproject({ x: x - halfWidth, y: y - halfHeight });
  const southEast = unproject({ x: x + halfWidth, y: y + halfHeight });
  return { north: northWest.lat, west: northWest.lng, south: southEast.lat, east: southEast.lng };
}

/** Returns the camera that shows all of `bounds` in the part of the map inside the padding. */
export function cameraFor(
  { north, south, east, west }: Bounds,
  { width, height }: Size,
  { top = 0, right = 0, bottom = 0, left = 0 }: Partial<Padding>,
): Camera {
  const [northWest, southEast] = [project({ lat: north, lng: west }), project({ lat: south, lng: east })];
  const fits = (px: number, part: number) => Math.log2(Math.max(px, 1) / TILE_PX / Math.max(part, 1e-9));
  const zoom = Math.min(
    fits(width - left - right, southEast.x - northWest.x),
    fits(height - top - bottom, southEast.y - northWest.y),
    MAX_FIT_ZOOM,
  );
  const px = worldPx(clampZoom(zoom));
  return {
    center: unproject({
      x: (northWest.x + southEast.x) / 2 + (right - left) / 2 / px,
      y: (northWest.y + southEast.y) / 2 + (bottom - top) / 2 / px,
    }),
    zoom: clampZoom(zoom),
  };
}
