import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder with all of these programs: one of those that are given, or of the path. Undefined where there is none. */
export const folderWith = (programs: readonly string[], ...folders: readonly string[]): string | undefined =>
  [...folders, ...(process.env['PATH'] ?? '').split(path.delimiter)].find(
    (folder) => folder !== '' && programs.every((name) => existsSync(path.join(folder, name))),
  );
