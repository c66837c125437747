/** Outlines in their stored form: whole steps of a fraction of a degree, each relative to the one before. */
export interface PackedOutlines {
  /** Number of steps in a degree. */
  readonly steps: number;
  readonly land?: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
}

function unpack(packed: readonly number[], steps: number): [number, number][] {
  const line: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let place = 0; place < packed.length; place += 2) {
    x += packed[place] ?? 0;
    y += packed[place + 1] ?? 0;
    line.push([x / steps, y / steps]);
  }
  return line;
}

/** Returns borders in degrees. */
export const bordersOf = ({ borders, steps }: PackedOutlines): GeoJSON.MultiLineString => ({
  type: 'MultiLineString',
  coordinates: borders.map((line) => unpack(line, steps)),
});

/** Returns land in degrees, one ring for each part. */
export const landOf = ({ land = [], steps }: PackedOutlines): GeoJSON.MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: land.map((ring) => [unpack(ring, steps)]),
});
