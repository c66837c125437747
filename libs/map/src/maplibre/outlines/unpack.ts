/** Outlines in a compact form. Each coordinate is a number of steps from the previous point. */
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

/** Returns the borders in degrees. */
export const bordersOf = ({ borders, steps }: PackedOutlines): GeoJSON.MultiLineString => ({
  type: 'MultiLineString',
  coordinates: borders.map((line) => unpack(line, steps)),
});

/** Returns the land areas in degrees, one ring for each area. */
export const landOf = ({ land = [], steps }: PackedOutlines): GeoJSON.MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: land.map((ring) => [unpack(ring, steps)]),
});
