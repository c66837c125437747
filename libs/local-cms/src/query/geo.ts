export type Location = { readonly lat: number; readonly lon: number };

/** The area of a `[within]` filter: two corners, or a center and a radius in kilometers. */
export type Area =
  | { readonly shape: 'box'; readonly from: Location; readonly to: Location }
  | { readonly shape: 'circle'; readonly center: Location; readonly radiusKm: number };

const EARTH_RADIUS_KM = 6371;

export function isLocation(value: unknown): value is Location {
  if (typeof value !== 'object' || value === null || !('lat' in value) || !('lon' in value)) return false;
  return typeof value.lat === 'number' && typeof value.lon === 'number';
}

/** Reads `lat,lon`, or returns undefined for other texts. */
export function parsePoint(text: string): Location | undefined {
  const [lat, lon, ...rest] = numbers(text);
  if (lat === undefined || lon === undefined || rest.length > 0) return undefined;
  return inRange(lat, lon) ? { lat, lon } : undefined;
}

/** Reads an area: `lat,lon,lat,lon` is a box, `lat,lon,km` a circle. Returns undefined for other texts. */
export function parseArea(text: string): Area | undefined {
  const [lat, lon, third, fourth, ...rest] = numbers(text);
  if (lat === undefined || lon === undefined || third === undefined || rest.length > 0 || !inRange(lat, lon))
    return undefined;
  if (fourth === undefined)
    return third >= 0 ? { shape: 'circle', center: { lat, lon }, radiusKm: third } : undefined;
  return inRange(third, fourth)
    ? { shape: 'box', from: { lat, lon }, to: { lat: third, lon: fourth } }
    : undefined;
}

/** Returns the great-circle distance in kilometers (haversine). */
export function distanceKm(a: Location, b: Location): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitude = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const longitude = Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  const chord = latitude + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * longitude;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export function isWithin(point: Location, area: Area): boolean {
  if (area.shape === 'circle') return distanceKm(point, area.center) <= area.radiusKm;
  const between = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  return between(point.lat, area.from.lat, area.to.lat) && between(point.lon, area.from.lon, area.to.lon);
}

function numbers(text: string): number[] {
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  return parts.every(Number.isFinite) ? parts : [];
}

function inRange(lat: number, lon: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
}
