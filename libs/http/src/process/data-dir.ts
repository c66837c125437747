import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EDQUOT: 'its quota is used up',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'there is a file in its place, or in that of a folder above it',
};

/**
 * Returns the reason why a file cannot be written, in words.
 * @param code the code of the error, such as `ENOSPC`
 */
export const whyUnwritable = (code = 'unknown'): string => REASONS[code] ?? `it cannot be made (${code})`;

/** Thrown when DATA_DIR is unusable. The message says in one line what the operator must do. */
export class DataDirError extends StartError {
  override name = 'DataDirError';

  constructor(folder: string, code: string | undefined) {
    super(
      `DATA_DIR ${folder} cannot be written: ${whyUnwritable(code)}. ` +
        'Let this user write there, or name another folder, such as DATA_DIR=/var/lib/skein.',
    );
  }
}

/** Creates a folder and its parents. Node's `recursive` option hangs if the process may not create a folder. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created the folder in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Creates the data folder if it does not exist, and checks that it is writable.
 * @param folders names of folders inside the data folder; those that exist must be writable too
 * @throws DataDirError
 */
export function prepareDataDir(dataDir: string, folders: readonly string[] = []): void {
  const root = path.resolve(dataDir);
  const attempt = (folder: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      throw new DataDirError(folder, (error as NodeJS.ErrnoException).code);
    }
  };
  attempt(root, () => {
    makeFolders(root);
    const probe = path.join(root, `.probe-${process.pid}`);
    try {
      // On a full disk, a process can create a file but cannot write to it.
      writeFileSync(probe, 'probe');
    } finally {
      rmSync(probe, { force: true });
    }
  });
  for (const folder of folders.map((name) => path.join(root, name))) {
    if (!existsSync(folder)) continue;
    // The slash at the end makes the check fail for a file.
    attempt(folder, () => accessSync(folder + path.sep, constants.W_OK | constants.X_OK));
  }
}
