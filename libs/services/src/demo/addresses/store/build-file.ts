import Database from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setImmediate as letOthersGo } from 'node:timers/promises';
import { DEMO_ADDRESSES, DEMO_SEED, NUMBERS_PER_STREET } from '../model/demo-addresses.constants.ts';
import { ADDRESS_OUTCOMES } from '../../../stand-ins/address/model/address.types.ts';
import { demoStreets } from '../streets/demo-streets.ts';
import { writePlan } from '../streets/doors.ts';
import { addressVersion, NOTE, SCHEMA, searchWords } from './schema.ts';

export interface AddressFileContent {
  readonly addresses: number;
  readonly seed: string;
  readonly version: string;
}

/** Streets at a time: some milliseconds of work, then others get their turn. */
const STREETS_PER_TURN = 20;
/** A build that nobody has written to for so long was interrupted, ms. A whole one takes a second. */
const ABANDONED_AFTER_MS = 60 * 1000;

const FILE_NAME = /^addresses-[0-9a-f]{16}\.sqlite(\.[0-9a-f-]{36}\.building)?$/u;

async function fill(db: Database.Database, { addresses, seed, version }: AddressFileContent): Promise<void> {
  db.exec(SCHEMA);
  db.exec('BEGIN');
  const addStreet = db.prepare('INSERT INTO street VALUES (?, ?, ?, ?, ?, ?)');
  const addWords = db.prepare('INSERT INTO street_words (rowid, words) VALUES (?, ?)');
  const addAddress = db.prepare('INSERT INTO address VALUES (?, ?, ?, ?)');
  let streetId = 0;
  let count = 0;
  for (const street of demoStreets(addresses, seed)) {
    streetId += 1;
    addStreet.run(streetId, street.name, street.city, street.alsoCalled ?? null, street.state, street.zip);
    addWords.run(streetId, searchWords(street));
    for (const { number, outcome, doors } of street.houses) {
      const id = streetId * NUMBERS_PER_STREET + number;
      addAddress.run(id, number, ADDRESS_OUTCOMES.indexOf(outcome), doors ? writePlan(doors) : null);
    }
    count += street.houses.length;
    if (streetId % STREETS_PER_TURN === 0) await letOthersGo();
  }
  db.prepare('INSERT INTO stamp VALUES (?, ?, ?)').run(version, count, NOTE);
  db.exec('COMMIT');
}

async function toDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files of other versions, and builds that were interrupted. Somebody who still reads one keeps it. */
export async function removeOthers(file: string): Promise<void> {
  const folder = dirname(file);
  for (const name of await readdir(folder)) {
    const found = FILE_NAME.exec(name);
    if (!found || name === basename(file)) continue;
    const age = found[1] === undefined ? undefined : await stat(join(folder, name)).catch(() => undefined);
    const underWay =
      found[1] !== undefined && (age === undefined || Date.now() - age.mtimeMs < ABANDONED_AFTER_MS);
    if (!underWay) await rm(join(folder, name), { force: true });
  }
}

/**
 * Has the addresses written beside their place and moves them there when all is written, so that nobody ever sees half of
 * them. Of several processes that do so at once, the last one wins; all wrote the same.
 */
async function putInPlace(file: string, write: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${file}.${randomUUID()}.building`;
  try {
    await write(aside);
    await toDisk(aside);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  await removeOthers(file);
}

export const buildAddressFile = (file: string, content: AddressFileContent): Promise<void> =>
  putInPlace(file, async (aside) => {
    const db = new Database(aside);
    try {
      db.pragma('journal_mode = OFF');
      db.pragma('synchronous = OFF');
      await fill(db, content);
    } finally {
      db.close();
    }
  });

/** The same from a file that has been built before. */
export const copyAddressFile = (file: string, made: string): Promise<void> =>
  putInPlace(file, (aside) => copyFile(made, aside));

/** Writes all demo addresses to a file that installations copy. */
export const writeDemoAddresses = (file: string): Promise<void> =>
  buildAddressFile(file, {
    addresses: DEMO_ADDRESSES,
    seed: DEMO_SEED,
    version: addressVersion(DEMO_ADDRESSES, DEMO_SEED),
  });
