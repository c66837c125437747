import type { Kysely } from 'kysely';
import { open } from 'node:fs/promises';
import type { Tables } from './tables.ts';

/** A file that belongs to a submission, and where it lies on this disk until it is stored. */
export interface NewFile {
  /** Its name in the database. */
  readonly path: string;
  readonly from: string;
}

/** Nobody has the bytes of a file. The message holds nothing personal. */
export class MissingFileError extends Error {
  override name = 'MissingFileError';
}

/** A statement carries so much of a file, bytes. */
const PART_BYTES = 512 * 1024;

/** Stores what is in a file, part by part, for every process that shares the database. @param db a transaction */
export async function storeBytes(db: Kysely<Tables>, { path, from }: NewFile): Promise<void> {
  const file = await open(from);
  try {
    for (let part = 0; ; part += 1) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(PART_BYTES), 0, PART_BYTES);
      // One that is empty has a part all the same.
      if (bytesRead === 0 && part > 0) return;
      const bytes = buffer.subarray(0, bytesRead);
      await db.insertInto('submission_file_parts').values({ path, part, bytes }).execute();
    }
  } finally {
    await file.close();
  }
}

/** Stores files and says whose they are. @param db a transaction */
export async function storeFiles(
  db: Kysely<Tables>,
  submissionId: string,
  files: readonly NewFile[],
): Promise<void> {
  for (const file of files) {
    await db
      .insertInto('submission_files')
      .values({ path: file.path, submission_id: submissionId })
      .execute();
    await storeBytes(db, file);
  }
}

/** Writes a file out of the database to this disk. @returns whether it was there */
export async function copyOut(db: Kysely<Tables>, path: string, to: string): Promise<boolean> {
  const file = await open(to, 'wx', 0o600);
  try {
    for (let part = 0; ; part += 1) {
      const row = await db
        .selectFrom('submission_file_parts')
        .select('bytes')
        .where('path', '=', path)
        .where('part', '=', part)
        .executeTakeFirst();
      if (!row) return part > 0;
      await file.writeFile(row.bytes);
    }
  } finally {
    await file.close();
  }
}
