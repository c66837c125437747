/** A building that has service or will get it. */
export interface Apartment {
  /**
   * `latitude|longitude` as in the file. The second building at a point ends with `|2`, the third with `|3`.
   */
  readonly id: string;
  /** Name of the building, or the street if the file has no name. */
  readonly name: string;
  /** Empty if the file has no address, or if the street is the name. */
  readonly street: string;
  /** City, state and ZIP; may be empty. */
  readonly place: string;
  /** The neighborhood's name in the file. May be empty. */
  readonly neighborhood: string;
  /** Whether the building has fiber. */
  readonly ready: boolean;
  readonly lat: number;
  readonly lng: number;
}

/** The buildings of a file, and the numbers of unusable records and fields. */
export interface ReadApartments {
  readonly apartments: readonly Apartment[];
  /** Number of omitted records: records without a point, records without name and address, and duplicates. */
  readonly dropped: number;
  /** Number of buildings with an unusable field. Such a building is kept without the field. */
  readonly damaged: number;
}

const MAX_TEXT = 300;
const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function words(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' || text.length > MAX_TEXT ? undefined : text;
}

/** Writes a number in decimal notation, never with an exponent such as `1e-7`. */
const plainly = (value: number) => (DEGREES.test(String(value)) ? String(value) : value.toFixed(15));

/** Returns a number of degrees as written in the file, or undefined if it is invalid. */
function degrees(value: unknown, limit: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const written = typeof value === 'string' ? value.trim() : plainly(value);
  if (typeof value === 'string' && !DEGREES.test(written)) return undefined;
  return Math.abs(Number(written)) <= limit ? written : undefined;
}

/** Reads an optional field of a record. A missing value gives an empty text. A wrong type gives undefined. */
const optional = (value: unknown, isOfType: (value: unknown) => boolean): unknown =>
  value === undefined || value === null ? '' : isOfType(value) ? value : undefined;
const isShortText = (value: unknown) => typeof value === 'string' && value.length <= MAX_TEXT;
const isState = (value: unknown) => typeof value === 'string' || typeof value === 'boolean';

/**
 * Reads a record field by field, and leaves out unusable fields. Returns undefined if the record has no point,
 * or neither name nor address. This code is written by hand for speed: a browser reads 50,000 records while the
 * visitor waits. A test compares the code with the contract's schema.
 */
function readApartment(record: unknown): { apartment: Apartment; isDamaged: boolean } | undefined {
  if (!isFields(record)) return undefined;
  const name = words(record['Building Name']);
  const address = words(record['Building Address']);
  const lat = degrees(record['Latitude'], 90);
  const lng = degrees(record['Longitude'], 180);
  if (lat === undefined || lng === undefined) return undefined;
  const neighborhood = optional(record['Neighborhood'], isShortText);
  const ready = optional(record['Ready'], isState);
  const [first = '', ...others] = (address ?? '').split(',');
  const rest = others.join(',').trim();
  const street = first.trim() || rest;
  const title = name ?? street;
  if (title === '') return undefined;
  const state = typeof ready === 'string' ? ready.trim() : ready;
  return {
    apartment: {
      id: `${lat}|${lng}`,
      name: title,
      street: street === title ? '' : street,
      place: rest === street ? '' : rest,
      neighborhood: String(neighborhood ?? '').trim(),
      ready: state === 'true' || state === 'TRUE' || state === true,
      lat: Number(lat),
      lng: Number(lng),
    },
    isDamaged: [name, address, neighborhood, ready].includes(undefined),
  };
}

function listIn(file: unknown): readonly unknown[] | undefined {
  if (Array.isArray(file)) return file;
  if (!isFields(file)) return undefined;
  const [first] = Object.values(file);
  return Array.isArray(first) ? first : undefined;
}

/**
 * Returns the buildings in a city's file, or undefined if the file has another shape. The file is a list of buildings,
 * or an object whose first key holds the list.
 */
export function readApartments(file: unknown): ReadApartments | undefined {
  const records = listIn(file);
  if (!records) return undefined;
  const apartments: Apartment[] = [];
  /** Names and addresses of the buildings read so far, by point. */
  const atPoint = new Map<string, string[]>();
  let damaged = 0;
  for (const record of records) {
    const read = readApartment(record);
    if (!read) continue;
    const { apartment, isDamaged } = read;
    const { id, name, street, place } = apartment;
    const said = [name, street, place].join('\n');
    const before = atPoint.get(id);
    if (before?.includes(said)) continue;
    if (before) before.push(said);
    else atPoint.set(id, [said]);
    damaged += Number(isDamaged);
    apartments.push(before ? { ...apartment, id: `${id}|${before.length}` } : apartment);
  }
  return { apartments, dropped: records.length - apartments.length, damaged };
}
