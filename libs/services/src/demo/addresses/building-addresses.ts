import { cities, type City } from '@skein/cities/catalogue';
import { LRUCache } from 'lru-cache';
import { demoBuildings, zipsOf, type DemoBuilding } from '../buildings/demo-buildings.ts';
import { DEMO_ADDRESSES, addressOf, type DemoAddress } from './demo-addresses.ts';

/** How many ZIP codes stay in memory. A ZIP code has up to a few hundred buildings. */
const MAX_ZIPS = 128;

const ZIP_LENGTH = 5;

type Building = Pick<DemoBuilding, 'Building Address' | 'Ready'>;

/**
 * The buildings of each city by ZIP code. They stay in memory, because making up the buildings of a city takes long.
 */
const buildingsByZip = new Map<string, Map<string, Building[]>>();

function byZipOf(city: City): Map<string, Building[]> {
  const known = buildingsByZip.get(city.id);
  if (known) return known;
  const made = Map.groupBy(
    demoBuildings(city).map(({ 'Building Address': text, Ready }): Building => ({
      'Building Address': text,
      Ready,
    })),
    (building) => building['Building Address'].slice(-ZIP_LENGTH),
  );
  buildingsByZip.set(city.id, made);
  return made;
}

/** Matches “6710 Vine Dr, Austin, TX 78723”. */
const ADDRESS = /^(?<number>\d+) (?<street>.+), (?<city>.+), (?<state>[A-Z]{2}) (?<zip>\d{5})$/u;

/**
 * Returns the address of a building. The address has fiber if the apartment finder shows the building as ready, so that
 * the address check and the finder agree.
 */
function addressOfBuilding({ 'Building Address': text, Ready: ready }: Building): DemoAddress | undefined {
  const { number, street, city, state, zip } = ADDRESS.exec(text)?.groups ?? {};
  if (!number || !street || !city || !state || !zip) return undefined;
  const outcome = ready === 'false' ? 'almostThere' : 'available';
  return addressOf({ street, city, state, zip }, { number, outcome });
}

const documented = new Set(DEMO_ADDRESSES.map(({ addressId }) => addressId));

function buildingsIn(zip: string): readonly DemoAddress[] {
  const own = cities
    .filter((city) => zipsOf(city).includes(zip))
    .flatMap((city) => byZipOf(city).get(zip) ?? [])
    .flatMap((building) => addressOfBuilding(building) ?? []);
  // Two buildings may have the same address. Fiber in one of them is fiber at the address.
  const byId = new Map<string, DemoAddress>();
  for (const address of own)
    if (!documented.has(address.addressId) && byId.get(address.addressId)?.outcome !== 'available')
      byId.set(address.addressId, address);
  return [...byId.values()];
}

const known = new LRUCache<string, readonly DemoAddress[]>({ max: MAX_ZIPS });

/** Returns the addresses of the apartment finder's buildings in a ZIP code. */
export function buildingAddresses(zip: string): readonly DemoAddress[] {
  const found = known.get(zip) ?? buildingsIn(zip);
  known.set(zip, found);
  return found;
}
