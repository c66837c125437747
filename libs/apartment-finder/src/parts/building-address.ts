import type { PageAddress } from '@skein/cms-client';
import type { Apartment } from '../data/read-apartments.ts';

const ZIP = /\b(\d{5})(?:-\d{4})?(?:,? (?:USA?|United States))?$/i;

/** Returns the address of a building, or undefined without a street or a ZIP code. */
export function buildingAddress({
  name,
  street,
  place,
}: Pick<Apartment, 'name' | 'street' | 'place'>): PageAddress | undefined {
  const zip = ZIP.exec(place)?.[1];
  // If a building has no name, its street is its name.
  const line = street || name;
  return zip === undefined || line === '' ? undefined : { street: line, zip };
}
