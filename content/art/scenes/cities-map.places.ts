import type { Point } from '../kit/path.ts';

/** Longitude and latitude in degrees. */
type Place = readonly [longitude: number, latitude: number];

/** Albers' equal-area cone for the 48 states, as atlases have it. */
const PARALLELS = [29.5, 45.5] as const;
const ORIGIN: Place = [-96, 37.6];
const DEGREE = Math.PI / 180;

/** Where a place lies on the canvas; `scale` px for one radius of the earth, `middle` for the origin. */
export function project(scale: number, middle: Point): (place: Place) => Point {
  const [south, north] = PARALLELS.map((latitude) => latitude * DEGREE) as [number, number];
  const cone = (Math.sin(south) + Math.sin(north)) / 2;
  const constant = Math.cos(south) ** 2 + 2 * cone * Math.sin(south);
  const radius = (latitude: number): number =>
    Math.sqrt(constant - 2 * cone * Math.sin(latitude * DEGREE)) / cone;
  const rest = radius(ORIGIN[1]);
  return ([longitude, latitude]) => {
    const angle = cone * (longitude - ORIGIN[0]) * DEGREE;
    const r = radius(latitude);
    return [middle[0] + scale * r * Math.sin(angle), middle[1] - scale * (rest - r * Math.cos(angle))];
  };
}

/** Coasts and borders, clockwise from the northwest; coarse on purpose. */
// prettier-ignore -- a table of places
export const OUTLINE: readonly Place[] = [
  [-124.7, 48.4],
  [-122.8, 48.4],
  [-122.8, 49],
  [-118, 49],
  [-113, 49],
  [-108, 49],
  [-103, 49],
  [-98, 49],
  [-95.2, 49],
  [-93.6, 48.6],
  [-91.5, 48.1],
  [-89.6, 48],
  [-92.1, 46.8],
  [-90.6, 46.9],
  [-88.2, 47.4],
  [-87.4, 46.5],
  [-84.6, 46.5],
  [-84.1, 46],
  [-87.2, 45.6],
  [-87.7, 44.6],
  [-87.8, 43.4],
  [-87.6, 41.7],
  [-86.8, 41.8],
  [-86.3, 42.6],
  [-86.4, 43.9],
  [-85.6, 45],
  [-84.7, 45.7],
  [-83.4, 45],
  [-83.9, 43.7],
  [-82.8, 44],
  [-82.5, 43],
  [-83.3, 41.8],
  [-81.7, 41.5],
  [-79, 42.8],
  [-79, 43.3],
  [-76.3, 43.5],
  [-76.2, 44.1],
  [-74.9, 45],
  [-71.4, 45],
  [-70.3, 45.9],
  [-69.9, 46.8],
  [-69.1, 47.4],
  [-68, 47.2],
  [-67.8, 45.8],
  [-67, 44.8],
  [-68.9, 44.3],
  [-70.3, 43.5],
  [-70.8, 42.5],
  [-70.5, 41.8],
  [-70, 41.7],
  [-71.4, 41.5],
  [-73.2, 41],
  [-74, 40.5],
  [-74.2, 39.6],
  [-75, 38.9],
  [-75.2, 38.3],
  [-76, 37.2],
  [-75.5, 35.3],
  [-77.6, 34.3],
  [-79.2, 33.2],
  [-81, 32],
  [-81.4, 30.6],
  [-80.5, 28.3],
  [-80.1, 26.6],
  [-80.3, 25.4],
  [-81.1, 25.2],
  [-81.9, 26.4],
  [-82.8, 27.9],
  [-82.9, 29.1],
  [-84.1, 30.1],
  [-85.4, 29.7],
  [-86.6, 30.4],
  [-89, 30.4],
  [-89.3, 29.2],
  [-91.2, 29.4],
  [-93.6, 29.7],
  [-95, 29.2],
  [-97.2, 27.6],
  [-97.3, 25.9],
  [-99.2, 26.5],
  [-100.4, 28.5],
  [-101.4, 29.8],
  [-102.5, 29.7],
  [-103.2, 29],
  [-104.6, 29.7],
  [-106.5, 31.7],
  [-108.2, 31.5],
  [-111.1, 31.4],
  [-114.8, 32.5],
  [-117.1, 32.5],
  [-118.4, 33.9],
  [-120.6, 34.5],
  [-121.9, 36.6],
  [-122.5, 37.8],
  [-123.8, 39.2],
  [-124.3, 40.4],
  [-124.2, 42],
  [-124.4, 43],
  [-124, 46.2],
  [-124.6, 47.9],
];

/** Towns with a light, by a name of their own. */
export const TOWNS = {
  seattle: [-122.3, 47.6],
  bayArea: [-122.1, 37.7],
  orangeCounty: [-117.8, 33.7],
  sanDiego: [-116.9, 32.9],
  lasVegas: [-115.1, 36.2],
  mesa: [-111.8, 33.4],
  saltLake: [-111.9, 40.6],
  pocatello: [-112.4, 42.9],
  denver: [-105, 39.7],
  omaha: [-96, 41.3],
  desMoines: [-93.6, 41.6],
  kansasCity: [-94.6, 39.1],
  springfield: [-93.3, 37.2],
  austin: [-97.7, 30.3],
  sanAntonio: [-98.7, 29.3],
  chicago: [-87.9, 41.7],
  nashville: [-86.8, 36.2],
  huntsville: [-86.6, 34.7],
  atlanta: [-84.4, 33.8],
  charlotte: [-80.8, 35.2],
  triangle: [-78.8, 35.9],
  miami: [-80.4, 25.9],
} as const satisfies Record<string, Place>;
export type Town = keyof typeof TOWNS;

/** The lines between them: towns on the way, and the number of threads. All of them begin in Austin. */
export const LINES: readonly (readonly [threads: number, ...towns: Town[]])[] = [
  [2, 'austin', 'sanAntonio'],
  [5, 'austin', 'springfield', 'kansasCity'],
  [3, 'kansasCity', 'omaha', 'desMoines', 'chicago'],
  [4, 'kansasCity', 'denver', 'saltLake'],
  [2, 'saltLake', 'pocatello', 'seattle'],
  [3, 'austin', 'mesa', 'sanDiego', 'orangeCounty', 'bayArea'],
  [2, 'mesa', 'lasVegas', 'saltLake'],
  [4, 'austin', 'huntsville', 'atlanta'],
  [2, 'huntsville', 'nashville', 'chicago'],
  [3, 'atlanta', 'charlotte', 'triangle'],
  [2, 'atlanta', 'miami'],
];
/** Where service is on its way. */
export const TO_COME: ReadonlySet<Town> = new Set(['lasVegas', 'pocatello', 'springfield']);
