import Database from 'better-sqlite3';
import { mkdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAddressFile, copyAddressFile, removeOthers } from './build-file.ts';
import { addressVersion } from './schema.ts';

export interface AddressFileOptions {
  readonly dataDir: string;
  readonly addresses: number;
  readonly seed: string;
  /** A file with the same addresses that a build has made, which spares the making; one of others is not taken. */
  readonly made?: string | undefined;
}

/** The file, if it is whole and of this version. */
function tryOpen(file: string, version: string): Database.Database | undefined {
  if (!existsSync(file)) return undefined;
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { readonly: true, fileMustExist: true });
    const stamp = db
      .prepare<[], { version: string; addresses: number }>('SELECT version, addresses FROM stamp')
      .get();
    const count = db.prepare<[], number>('SELECT count(*) FROM address').pluck().get();
    if (stamp?.version === version && stamp.addresses === count) return db;
  } catch {
    // Damaged: it is made again.
  }
  db?.close();
  return undefined;
}

/**
 * The addresses of this installation, read only; made on the first start and after their making has changed.
 * @throws when the folder cannot be written
 */
export async function openAddressFile({
  dataDir,
  addresses,
  seed,
  made,
}: AddressFileOptions): Promise<Database.Database> {
  const version = addressVersion(addresses, seed);
  const folder = join(dataDir, 'addresses');
  const file = join(folder, `addresses-${version}.sqlite`);
  const there = tryOpen(file, version);
  if (there) {
    // What a killed build has left would otherwise lie there until the addresses change.
    await removeOthers(file).catch(() => undefined);
    return there;
  }
  await mkdir(folder, { recursive: true });
  await rm(file, { force: true });
  if (made !== undefined) {
    // Gone, or of other addresses: they are made.
    const copy = await copyAddressFile(file, made).then(
      () => tryOpen(file, version),
      () => undefined,
    );
    if (copy) return copy;
  }
  await buildAddressFile(file, { addresses, seed, version });
  const written = tryOpen(file, version);
  if (!written) throw new Error(`The addresses in ${file} cannot be read although they were just written`);
  return written;
}
