import { isKnownHostname } from '@skein/analytics';
import { DOORS_PATH, LOOKUP_PATH, type PlaceSelection } from '../places/place-lookups.ts';
import { addressIdOf, fieldsOf, isText, unitsOf } from '../places/read-lookups.ts';
import { streetOf } from '../places/street-of.ts';
import { tellOnce, type OnUnread } from '../places/unread-fields.ts';

export interface Building {
  readonly addressId: string;
  /** Numbers of the building's doors. Empty for a house. */
  readonly units: readonly string[];
  /** True if the answer also contains doors that are not readable. */
  readonly hasMore?: true;
}

export interface BuildingLookupOptions {
  readonly fetch?: typeof globalThis.fetch;
  /** Hosts of the provider. On other hosts, there are no requests. */
  readonly hostnames?: readonly string[] | undefined;
  readonly hostname?: string;
  /** Receives the names of unreadable fields. Logs them to the console by default. */
  readonly onUnread?: OnUnread;
}

const tellPage = tellOnce('doors of a building');

/**
 * Returns the building at a place, or undefined if it is unknown. Rejects if the service does not answer. If
 * only the request for the building's doors fails, returns the building without doors.
 */
export async function lookUpBuilding(
  place: PlaceSelection,
  {
    fetch = globalThis.fetch,
    hostnames,
    hostname = location.hostname,
    onUnread = tellPage,
  }: BuildingLookupOptions = {},
): Promise<Building | undefined> {
  if (!isKnownHostname(hostname, hostnames)) return undefined;
  async function ask(path: string, query: Record<string, string>): Promise<unknown> {
    const response = await fetch(`${path}?${new URLSearchParams(query)}`, {
      headers: { accept: 'application/json' },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  }
  const addressId = addressIdOf(
    await ask(LOOKUP_PATH, { address1: streetOf(place), place_id: place.placeId, unit: '', zip: '' }),
  );
  if (addressId === undefined) return undefined;
  const unread: string[] = [];
  const { doors } = fieldsOf(await ask(DOORS_PATH, { address_id: addressId }).catch(() => undefined));
  const units = unitsOf({ doors: isText(doors) ? doors : '' }, (field) => unread.push(field));
  for (const field of unread) onUnread(field);
  return {
    addressId,
    units: units.map(({ number }) => number),
    ...(unread.length > 0 && { hasMore: true }),
  };
}
