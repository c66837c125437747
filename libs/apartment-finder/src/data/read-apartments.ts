/** A building that has service or is to get it. */
export interface Apartment {
  /** `latitude|longitude`, as the file writes them. */
  readonly id: string;
  readonly name: string;
  readonly street: string;
  /** City, state and ZIP; may be empty. */
  readonly place: string;
  /** As the file names it; may be empty. */
  readonly neighborhood: string;
  /** Whether the fiber is in the building. */
  readonly ready: boolean;
  readonly lat: number;
  readonly lng: number;
}

/** What a file holds. */
export interface ReadApartments {
  readonly apartments: readonly Apartment[];
  /** Records that cannot be used, or say again what another has said. */
  readonly dropped: number;
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

/** A number of degrees, as it is written. */
function degrees(value: unknown, limit: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const written = typeof value === 'string' ? value.trim() : String(value);
  if (typeof value === 'string' && !DEGREES.test(written)) return undefined;
  return Math.abs(Number(written)) <= limit ? written : undefined;
}

/**
 * Takes a record of a file; undefined when it cannot be used. By hand, since a browser reads 50,000 of them while
 * somebody waits: a test holds it to the schema of the contract.
 */
function readApartment(record: unknown): Apartment | undefined {
  if (!isFields(record)) return undefined;
  const name = words(record['Building Name']);
  const address = words(record['Building Address']);
  const at = record['Neighborhood'] ?? '';
  const ready = record['Ready'] ?? '';
  const lat = degrees(record['Latitude'], 90);
  const lng = degrees(record['Longitude'], 180);
  if (name === undefined || address === undefined || lat === undefined || lng === undefined) return undefined;
  if (typeof at !== 'string' || at.length > MAX_TEXT) return undefined;
  if (typeof ready !== 'string' && typeof ready !== 'boolean') return undefined;
  const comma = address.indexOf(',');
  const state = typeof ready === 'string' ? ready.trim() : ready;
  return {
    id: `${lat}|${lng}`,
    name,
    street: comma < 0 ? address : address.slice(0, comma).trim(),
    place: comma < 0 ? '' : address.slice(comma + 1).trim(),
    neighborhood: at.trim(),
    ready: state === 'true' || state === 'TRUE' || state === true,
    lat: Number(lat),
    lng: Number(lng),
  };
}

function listIn(file: unknown): readonly unknown[] | undefined {
  if (Array.isArray(file)) return file;
  if (!isFields(file)) return undefined;
  const [first] = Object.values(file);
  return Array.isArray(first) ? first : undefined;
}

/** Reads the buildings of a city: a list, or an object whose first key holds it. Undefined when it is neither. */
export function readApartments(file: unknown): ReadApartments | undefined {
  const records = listIn(file);
  if (!records) return undefined;
  const known = new Set<string>();
  const apartments: Apartment[] = [];
  for (const record of records) {
    const apartment = readApartment(record);
    if (!apartment || known.has(apartment.id)) continue;
    known.add(apartment.id);
    apartments.push(apartment);
  }
  return { apartments, dropped: records.length - apartments.length };
}
