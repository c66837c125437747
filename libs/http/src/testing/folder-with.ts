import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the folder that contains all of these programs, from the given ones or the path, or undefined. */
export const folderWith = (programs: readonly string[], ...folders: readonly string[]): string | undefined =>
  [...folders, ...(process.env['PATH'] ?? '').split(path.delimiter)].find(
    (folder) => folder !== '' && programs.every((name) => existsSync(path.join(folder, name))),
  );
