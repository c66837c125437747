import type { Kysely } from 'kysely';
import { open } from 'node:fs/promises';
import type { Tables } from './tables.ts';

/** A file of a submission. It is on this disk until the database stores it. */
export interface NewFile {
  /** Name of the file in the database. */
  readonly path: string;
  readonly from: string;
}

/** The error for a file whose contents are lost. The message contains no personal data. */
export class MissingFileError extends Error {
  override name = 'MissingFileError';
}

const PART_BYTES = 512 * 1024;

/**
 * Stores the contents of a file in parts. All processes that share the database can then read the file.
 * @param db a transaction
 */
export async function storeBytes(db: Kysely<Tables>, { path, from }: NewFile): Promise<void> {
  const file = await open(from);
  try {
    for (let part = 0; ; part += 1) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(PART_BYTES), 0, PART_BYTES);
      // An empty file has one part, which is empty.
      if (bytesRead === 0 && part > 0) return;
      const bytes = buffer.subarray(0, bytesRead);
      await db.insertInto('submission_file_parts').values({ path, part, bytes }).execute();
    }
  } finally {
    await file.close();
  }
}

/** Stores the files of a submission. @param db a transaction */
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

/** Copies a file from the database to this disk. @returns whether the database has the file */
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
