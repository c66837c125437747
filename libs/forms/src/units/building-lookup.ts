import { isKnownHostname } from '@skein/analytics';
import * as v from 'valibot';
import {
  DOORS_PATH,
  LOOKUP_PATH,
  doorsAnswerSchema,
  lookupAnswerSchema,
  unitsOf,
  type PlaceSelection,
} from '../places/place-lookups.ts';
import { streetOf } from '../places/street-of.ts';

export interface Building {
  readonly addressId: string;
  /** Numbers of its doors, none for a house. */
  readonly units: readonly string[];
}

export interface BuildingLookupOptions {
  readonly fetch?: typeof globalThis.fetch;
  /** Hosts of the provider; on any other nothing is asked. */
  readonly hostnames?: readonly string[] | undefined;
  readonly hostname?: string;
}

/** What is known of the building at a place; undefined when nothing is. Rejects when there is no answer. */
export async function lookUpBuilding(
  place: PlaceSelection,
  { fetch = globalThis.fetch, hostnames, hostname = location.hostname }: BuildingLookupOptions = {},
): Promise<Building | undefined> {
  if (!isKnownHostname(hostname, hostnames)) return undefined;
  async function ask(path: string, query: Record<string, string>): Promise<unknown> {
    const response = await fetch(`${path}?${new URLSearchParams(query)}`, {
      headers: { accept: 'application/json' },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  }
  const { address } = v.parse(
    lookupAnswerSchema,
    await ask(LOOKUP_PATH, { address1: streetOf(place), place_id: place.placeId, unit: '', zip: '' }),
  );
  if (address === null) return undefined;
  const doors = v.parse(doorsAnswerSchema, await ask(DOORS_PATH, { address_id: address.id }));
  return { addressId: address.id, units: unitsOf(doors).map(({ number }) => number) };
}
