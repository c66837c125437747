/** A building that has service or is to get it. */
export interface Apartment {
  /** `latitude|longitude`, as the file writes them; of further buildings at the same point, with `|2`, `|3` after it. */
  readonly id: string;
  /** What the building is called; its street where the file gives no name. */
  readonly name: string;
  /** Empty where the file gives no address, and where the street is the name. */
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
  /** Records without a point, or with neither name nor address, and records that repeat another one. */
  readonly dropped: number;
  /** Records that are listed without a field of theirs that cannot be used. */
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

/** The shortest way to write a number that addresses have room for: `1e-7` is none. */
const plainly = (value: number) => (DEGREES.test(String(value)) ? String(value) : value.toFixed(15));

/** A number of degrees, as it is written. */
function degrees(value: unknown, limit: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const written = typeof value === 'string' ? value.trim() : plainly(value);
  if (typeof value === 'string' && !DEGREES.test(written)) return undefined;
  return Math.abs(Number(written)) <= limit ? written : undefined;
}

/** What a record says of its neighborhood and its service: text, also none. */
const optional = (value: unknown, isOfType: (value: unknown) => boolean): unknown =>
  value === undefined || value === null ? '' : isOfType(value) ? value : undefined;
const isShortText = (value: unknown) => typeof value === 'string' && value.length <= MAX_TEXT;
const isState = (value: unknown) => typeof value === 'string' || typeof value === 'boolean';

/**
 * Takes a record of a file, field by field: what cannot be used costs that field. Undefined where there is no point, or
 * neither a name nor an address. By hand, since a browser reads 50,000 of them while somebody waits: a test holds it to
 * the schema of the contract.
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
  const lines = [name, first.trim(), others.join(',').trim()].filter(Boolean);
  if (lines.length === 0) return undefined;
  const [title = '', street = '', place = ''] = lines;
  const state = typeof ready === 'string' ? ready.trim() : ready;
  return {
    apartment: {
      id: `${lat}|${lng}`,
      name: title,
      street,
      place,
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

/** Reads the buildings of a city: a list, or an object whose first key holds it. Undefined when it is neither. */
export function readApartments(file: unknown): ReadApartments | undefined {
  const records = listIn(file);
  if (!records) return undefined;
  const apartments: Apartment[] = [];
  /** What is said of each point so far. */
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
