import type { Unit } from '@skein/forms/contract';
import { DEMO_ADDRESSES, DEMO_SEED, NUMBERS_PER_STREET } from './model/demo-addresses.constants.ts';
import {
  ADDRESS_OUTCOMES,
  type AddressBook,
  type AddressOutcome,
} from '../../stand-ins/address/model/address.types.ts';
import { doorsOf, readPlan } from './streets/doors.ts';
import { readStreets } from './search/streets.ts';
import { addressSearch } from './search/suggest.ts';
import { openAddressFile } from './store/open-file.ts';
import { comparableUnit, comparableWords, fiveDigits, splitUnit } from './text/normalize.ts';

export interface AddressBookOptions {
  /** The addresses are kept in `addresses` below it. */
  readonly dataDir: string;
  readonly addresses?: number | undefined;
  readonly seed?: string | undefined;
  /** A file with them that a build has made: see writeDemoAddresses. */
  readonly made?: string | undefined;
}

interface AddressRow {
  readonly id: number;
  readonly outcome: number;
  readonly doors: string | null;
}

/** Ids as others see them: a place and an address are not taken for one another. */
const PLACE_ID = /^demo-place-([1-9a-z][0-9a-z]{0,9})$/u;
const ADDRESS_ID = /^demo-([1-9a-z][0-9a-z]{0,9})$/u;
const placeIdOf = (id: number) => `demo-place-${id.toString(36)}`;
const addressIdOf = (id: number) => `demo-${id.toString(36)}`;
const rowIdOf = (pattern: RegExp, given: string) => Number.parseInt(pattern.exec(given)?.[1] ?? '', 36);

/** Opens the demo addresses, and makes them first where they are not yet there. @throws when the folder cannot be written */
export async function openAddressBook({
  dataDir,
  addresses = DEMO_ADDRESSES,
  seed = DEMO_SEED,
  made,
}: AddressBookOptions): Promise<AddressBook> {
  const db = await openAddressFile({ dataDir, addresses, seed, made });
  const streets = readStreets(db);
  const search = addressSearch(db, streets);
  const byId = db.prepare<[number], AddressRow>('SELECT id, outcome, doors FROM address WHERE id = ?');
  const size = db.prepare<[], number>('SELECT count(*) FROM address').pluck().get() ?? 0;

  const row = (id: number): AddressRow | undefined => (Number.isSafeInteger(id) ? byId.get(id) : undefined);
  const doorsAt = ({ doors }: AddressRow): readonly Unit[] => {
    const plan = doors === null ? undefined : readPlan(doors);
    return plan ? doorsOf(plan) : [];
  };

  /** The one address that is meant by a street line; undefined where there is none, or more than one. */
  function meant(streetLine: string, zip: string | undefined): AddressRow | undefined {
    const [number = '', ...words] = comparableWords(splitUnit(` ${streetLine}`).street);
    if (!/^\d{1,5}$/u.test(number) || words.length === 0) return undefined;
    const found = streets
      .meant(words, zip)
      .flatMap(({ id }) => row(id * NUMBERS_PER_STREET + Number(number)) ?? []);
    return found.length === 1 ? found[0] : undefined;
  }

  function describe(id: number) {
    const street = streets.get(Math.floor(id / NUMBERS_PER_STREET));
    return street && { street, number: String(id % NUMBERS_PER_STREET) };
  }

  return {
    size,
    suggest: (query) =>
      search(query).flatMap((id) => {
        const found = describe(id);
        return found
          ? [{ placeId: placeIdOf(id), text: `${found.number} ${found.street.name}, ${found.street.place}` }]
          : [];
      }),
    homes: (query) =>
      search(query).flatMap((id) => {
        const found = row(id);
        const described = describe(id);
        const outcome = found && ADDRESS_OUTCOMES[found.outcome];
        if (!described || outcome === undefined || outcome === 'notYet' || outcome === 'almostThere')
          return [];
        const { name: street, city, state, zip } = described.street;
        return [{ number: described.number, street, city, state, zip }];
      }),
    place(placeId) {
      const found = row(rowIdOf(PLACE_ID, placeId));
      const described = found && describe(found.id);
      return (
        described && {
          streetNumberValue: described.number,
          routeValue: described.street.name,
          zipCodeValue: described.street.zip,
          placeId,
        }
      );
    },
    lookup({ address1, placeId = '', zip = '' }) {
      const chosen = row(rowIdOf(PLACE_ID, placeId));
      // Somebody may have chosen a suggestion and then typed another address over it.
      const kept = chosen && (address1.trim() === '' || isAt(address1, chosen.id));
      const found = kept ? chosen : meant(address1, fiveDigits(zip));
      return found ? { id: addressIdOf(found.id) } : null;
    },
    doors(addressId) {
      const found = row(rowIdOf(ADDRESS_ID, addressId));
      return found && doorsAt(found);
    },
    outcome({ streetAddress, unitNumber = '', zipCode }): AddressOutcome {
      const zip = fiveDigits(zipCode);
      if (zip === undefined) return 'tryAgain';
      if (!streets.knowsZip(zip)) return 'notYet';
      const found = meant(streetAddress, zip);
      if (!found) return 'tryAgain';
      const unit = comparableUnit(
        unitNumber.trim() === '' ? splitUnit(` ${streetAddress}`).unit : unitNumber,
      );
      const doors = doorsAt(found);
      const noSuchDoor =
        unit !== '' && doors.length > 0 && !doors.some(({ number }) => comparableUnit(number) === unit);
      return noSuchDoor ? 'tryAgain' : (ADDRESS_OUTCOMES[found.outcome] ?? 'tryAgain');
    },
    close: () => void db.close(),
  };

  function isAt(streetLine: string, id: number): boolean {
    const described = describe(id);
    const words = comparableWords(splitUnit(` ${streetLine}`).street);
    return (
      described !== undefined &&
      words[0] === described.number &&
      streets.meant(words.slice(1), described.street.zip).some((street) => street.id === described.street.id)
    );
  }
}
