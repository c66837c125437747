import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the first folder with all these programs, among the given folders and PATH, or undefined. */
export const folderWith = (programs: readonly string[], ...folders: readonly string[]): string | undefined =>
  [...folders, ...(process.env['PATH'] ?? '').split(path.delimiter)].find(
    (folder) => folder !== '' && programs.every((name) => existsSync(path.join(folder, name))),
  );
