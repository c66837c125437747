import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { labelFiles, LABELS_PATH, type LabelFile } from './label-files.ts';
import type { AnyEntryType } from '@skein/cms-client';

/**
 * Writes the files of labels where the site serves them.
 * @param folder of what the site serves under fixed names
 * @param origin of the site, such as https://skein.example: put before addresses of its own
 * @throws when the export is none, or a file cannot be written
 */
export async function writeLabelFiles(
  source: unknown,
  types: readonly AnyEntryType[],
  folder: string,
  publishedOn: string,
  origin: string,
): Promise<readonly LabelFile[]> {
  const files = labelFiles(source, types, publishedOn, origin);
  await mkdir(join(folder, LABELS_PATH), { recursive: true });
  for (const { path, text } of files) await writeFile(join(folder, LABELS_PATH, basename(path)), text);
  return files;
}
