import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAddressBook } from '../address-book.ts';
import type { AddressBook } from '../../../stand-ins/address/model/address.types.ts';
import { demoStreets } from '../streets/demo-streets.ts';

const SIZE = 20_000;
const SEED = 'test';

/** Every address of `demoBook`, as it is typed (`line`) and as it is suggested (`text`). */
export const demoAddresses = [...demoStreets(SIZE, SEED)].flatMap((street) =>
  street.houses.map((house) => ({
    ...house,
    street,
    line: `${house.number} ${street.name}`,
    text: `${house.number} ${street.name}, ${street.city}, ${street.state} ${street.zip}`,
  })),
);

/** A large book for all tests of a file; its folder goes when it is closed. */
export async function demoBook(): Promise<AddressBook> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-addresses-'));
  const book = await openAddressBook({ dataDir, addresses: SIZE, seed: SEED });
  return {
    ...book,
    close() {
      book.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
