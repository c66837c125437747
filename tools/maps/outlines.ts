/**
 * `node tools/maps/outlines.ts`: writes the outlines of the bundled map from the Census Bureau's, as `us-atlas` has them.
 * Only when that package or the precision changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { mesh, merge } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { ROOT } from '../commands/run.ts';

type Atlas = Topology<{ readonly states: GeometryCollection; readonly counties: GeometryCollection }>;

const require = createRequire(import.meta.url);
const read = (name: string): Atlas => JSON.parse(readFileSync(require.resolve(`us-atlas/${name}`), 'utf8'));

/** Steps in a degree: 250 is about 400 m, 100 about 1 km. */
const FINE = 250;
const COARSE = 100;

/** A line as steps of whole numbers, each from the one before. Points that lie on one another are one. */
function pack(line: readonly (readonly number[])[], steps: number): number[] {
  const packed: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const [lng = 0, lat = 0] of line) {
    const [x, y] = [Math.round(lng * steps), Math.round(lat * steps)];
    if (packed.length > 0 && x === lastX && y === lastY) continue;
    packed.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return packed;
}

/** Islands that would be a dot are left out. */
const LEAST_NUMBERS = 10;

function write(name: string, outlines: object): void {
  const file = join(ROOT, 'libs/map/src/maplibre/outlines', `${name}.generated.ts`);
  writeFileSync(
    file,
    `// Written by tools/maps/outlines.ts from public data of the U.S. Census Bureau.\nexport const ${name} = '${JSON.stringify(outlines)}';\n`,
  );
}

const states = read('states-10m.json');
const lower = states.objects.states;
write('states', {
  steps: FINE,
  land: merge(states, lower.geometries as Parameters<typeof merge>[1]).coordinates.flatMap(([ring = []]) => {
    const packed = pack(ring, FINE);
    return packed.length < LEAST_NUMBERS ? [] : [packed];
  }),
  borders: mesh(states, lower, (a, b) => a !== b).coordinates.map((line) => pack(line, FINE)),
});

const counties = read('counties-10m.json');
const stateOf = ({ id = '' }: { readonly id?: string | number }) => String(id).padStart(5, '0').slice(0, 2);
write('counties', {
  steps: COARSE,
  borders: mesh(counties, counties.objects.counties, (a, b) => a !== b && stateOf(a) === stateOf(b))
    .coordinates.map((line) => pack(line, COARSE))
    .filter(({ length }) => length > 2),
});

/** Alaska, Hawaii and the islands are not on the national map. */
const ELSEWHERE = new Set(['02', '15', '60', '66', '69', '72', '78']);
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Albers' projection of the 48 states into a square of 640, where the catalogue of cities has its pins. */
function onNationalMap([lng = 0, lat = 0]: readonly number[]): [number, number] {
  const [south, north, middle, meridian] = [rad(29.5), rad(45.5), rad(37.5), rad(-96)];
  const n = (Math.sin(south) + Math.sin(north)) / 2;
  const c = Math.cos(south) ** 2 + 2 * n * Math.sin(south);
  const radius = (latitude: number) => Math.sqrt(c - 2 * n * Math.sin(latitude)) / n;
  const angle = n * (rad(lng) - meridian);
  const [x, y] = [radius(rad(lat)) * Math.sin(angle), radius(rad(lat)) * Math.cos(angle) - radius(middle)];
  return [322.6 + 847.8 * x, 335.5 + 847.8 * y];
}

type Dot = readonly [number, number];

/** How far a line may run beside the one that it stands for, in units of the square. */
const TOLERANCE = 1.1;

/** Leaves out the points that nobody would miss, as Douglas and Peucker do. */
function simplify(line: readonly Dot[]): readonly Dot[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let [farthest, place] = [0, 0];
  for (const [at, [x, y]] of line.entries()) {
    const off =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs(dx * (first[1] - y) - dy * (first[0] - x)) / length;
    if (off > farthest) [farthest, place] = [off, at];
  }
  if (farthest < TOLERANCE) return [first, last];
  return [...simplify(line.slice(0, place + 1)), ...simplify(line.slice(place)).slice(1)];
}

/** A path of whole numbers, each point from the one before. */
function path(lines: readonly (readonly (readonly number[])[])[]): string {
  return lines
    .map((line) => pack(simplify(line.map(onNationalMap)), 1))
    .filter(({ length }) => length >= 4)
    .map(([x, y, ...steps]) => `M${x} ${y}l${steps.join(' ').replaceAll(' -', '-')}`)
    .join('');
}

const mainland = lower.geometries.filter(
  ({ id }) => !ELSEWHERE.has(stateOf({ ...(id !== undefined && { id: `${id}000` }) })),
);
writeFileSync(
  join(ROOT, 'libs/cities/src/city-map/nation.generated.ts'),
  `// Written by tools/maps/outlines.ts from public data of the U.S. Census Bureau.
export const NATION = '${path(merge(states, mainland as Parameters<typeof merge>[1]).coordinates.map(([ring = []]) => ring))}';
export const BORDERS = '${path(mesh(states, { ...lower, geometries: mainland }, (a, b) => a !== b).coordinates)}';
`,
);
