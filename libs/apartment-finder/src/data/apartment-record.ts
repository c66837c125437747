import * as v from 'valibot';

const MAX_TEXT = 300;
const written = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

/** Reads a number of degrees, written as text or as a number. */
const degrees = (limit: number) =>
  v.pipe(
    v.union([v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,3}(?:\.\d{1,15})?$/)), v.number()]),
    v.check((value) => Math.abs(Number(value)) <= limit),
  );

/** Parses a building in the format of a city's file. */
export const ApartmentRecord = v.object({
  'Building Name': written(MAX_TEXT),
  /** The street, a comma, then city, state and ZIP. */
  'Building Address': written(MAX_TEXT),
  Latitude: degrees(90),
  Longitude: degrees(180),
  Neighborhood: v.nullish(v.pipe(v.string(), v.maxLength(MAX_TEXT)), ''),
  /** `true` or `TRUE` if the building has fiber. */
  Ready: v.nullish(v.union([v.string(), v.boolean()]), ''),
});
export type ApartmentRecord = v.InferInput<typeof ApartmentRecord>;

/** A file of buildings: a list, or an object whose first key holds the list. */
export type ApartmentFile = readonly unknown[] | Readonly<Record<string, unknown>>;
