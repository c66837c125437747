import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'there is a file in its place, or in that of a folder above it',
};

/** Thrown when DATA_DIR is unusable. The message says in one line what to do. */
export class DataDirError extends StartError {
  override name = 'DataDirError';

  constructor(folder: string, code: string) {
    super(
      `DATA_DIR ${folder} cannot be written: ${REASONS[code] ?? `it cannot be made (${code})`}. ` +
        'Let this user write there, or name another folder, such as DATA_DIR=/var/lib/skein.',
    );
  }
}

/** Creates a folder and its parents. Node's own way never ends where the system forbids it, as below /proc. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Creates the data folder if it does not exist, and checks that it is writable.
 * @param folders folders in it that a start creates or finds: one of them may belong to another user
 * @throws DataDirError
 */
export function prepareDataDir(dataDir: string, folders: readonly string[] = []): void {
  const root = path.resolve(dataDir);
  const attempt = (folder: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      throw new DataDirError(folder, (error as NodeJS.ErrnoException).code ?? 'unknown');
    }
  };
  attempt(root, () => {
    makeFolders(root);
    const probe = path.join(root, `.probe-${process.pid}`);
    try {
      // A full disk takes a file, but nothing in it.
      writeFileSync(probe, 'probe');
    } finally {
      rmSync(probe, { force: true });
    }
  });
  for (const folder of folders.map((name) => path.join(root, name))) {
    if (!existsSync(folder)) continue;
    // With a slash at the end it must be a folder.
    attempt(folder, () => accessSync(folder + path.sep, constants.W_OK | constants.X_OK));
  }
}
