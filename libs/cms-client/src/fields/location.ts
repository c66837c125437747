import { defineField, type Field } from '../model/field.ts';
import { Invalid } from '../model/problem.ts';

/** A place on the earth. Its latitude and longitude are in degrees. */
export interface ContentLocation {
  readonly lat: number;
  readonly lng: number;
}

const within = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** Defines a field for a place that the editor picks on a map. The CMS calls the longitude `lon`. */
export function location(gf: string): Field<ContentLocation> {
  return defineField<ContentLocation>({
    gf,
    type: 'Location',
    read(raw) {
      if (typeof raw !== 'object' || raw === null || !('lat' in raw) || !('lon' in raw))
        throw new Invalid('is not a place');
      const { lat, lon: lng } = raw;
      if (!within(lat, 90) || !within(lng, 180)) throw new Invalid('is not a place on earth');
      return { lat, lng };
    },
    write: ({ lat, lng }) => ({ lat, lon: lng }),
  });
}
