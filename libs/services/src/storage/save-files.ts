import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Storage } from './open-storage.ts';
import { copyOut } from './submission-files.ts';

const Payload = v.object({ files: v.array(v.object({ path: v.string(), label: v.string() })) });

/**
 * Writes the files of a submission to a folder. Each file gets a number and the name that the visitor gave it.
 * @returns the paths of the files, or undefined if the submission has no files
 */
export async function saveFiles(
  { db }: Storage,
  id: string,
  folder: string,
): Promise<readonly string[] | undefined> {
  const row = await db.selectFrom('submissions').select('payload').where('id', '=', id).executeTakeFirst();
  const payload = v.safeParse(Payload, row && JSON.parse(row.payload));
  if (!payload.success) return undefined;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const saved: string[] = [];
  for (const [index, file] of payload.output.files.entries()) {
    const to = path.join(folder, `${index + 1} ${file.label}`);
    if (await copyOut(db, file.path, to)) saved.push(to);
  }
  return saved;
}
