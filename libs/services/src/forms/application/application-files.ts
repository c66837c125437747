import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { Storage } from '../../storage/open-storage.ts';
import { copyOut, MissingFileError, storeBytes } from '../../storage/submission-files.ts';
import { FILES_FOLDER } from './applications.constants.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A process that owns a folder of files. */
export interface Owner {
  readonly host: string;
  readonly pid: number;
}

/**
 * Files of job applications. The database stores the files. This disk contains a file only during its upload
 * and delivery. Each process writes to its own folder.
 */
export interface ApplicationFiles {
  /** Returns a path for a new file, relative to the root folder of application files. */
  newPath(): Promise<string>;
  /** Returns the absolute path of a file. */
  locate(relative: string): string;
  /** Deletes files from this disk. */
  remove(relative: readonly string[]): Promise<void>;
  /**
   * Copies a stored file to this disk. The caller removes the copy after use.
   * @returns the copy's relative path
   * @throws MissingFileError
   */
  fetch(kept: string): Promise<string>;
  /**
   * Deletes the files that ended processes have left on this disk. Before that, copies files from an earlier version of
   * this package to the database. Files of running uploads stay.
   * @returns the number of files that belonged to no submission
   */
  sweep(): Promise<number>;
}

export interface ApplicationFilesOptions {
  readonly dataDir: string;
  readonly storage: Pick<Storage, 'db' | 'write'>;
  readonly owner?: Owner;
  readonly lives?: (pid: number) => boolean;
  readonly now?: () => number;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const nameOf = ({ host, pid }: Owner) => `${host.replaceAll(/[^\w-]/gu, '_')}.${pid}`;

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export function applicationFiles(options: ApplicationFilesOptions): ApplicationFiles {
  const { dataDir, storage, lives = isAlive, now = Date.now } = options;
  const owner = options.owner ?? { host: hostname(), pid: process.pid };
  const root = path.resolve(dataDir, FILES_FOLDER);
  const own = nameOf(owner);
  const inUse = new Set<string>();
  const locate = (relative: string) => path.join(root, relative);

  /**
   * Moves a file that an earlier version of this package left on this disk to the database, if the database has a row
   * for the file.
   * @returns whether the database has a row for the file
   */
  const adopt = (file: string): Promise<boolean> =>
    storage.write(async (transaction) => {
      const row = await transaction
        .selectFrom('submission_files as file')
        .leftJoin('submission_file_parts as part', 'part.path', 'file.path')
        .select('part.part')
        .where('file.path', '=', file)
        .executeTakeFirst();
      if (row?.part === null) await storeBytes(transaction, { path: file, from: locate(file) });
      return row !== undefined;
    });

  const remove = async (files: readonly string[]): Promise<void> => {
    for (const file of files) {
      await rm(locate(file), { force: true });
      inUse.delete(file);
    }
  };

  async function newPath(): Promise<string> {
    await mkdir(locate(own), { recursive: true, mode: 0o700 });
    const file = path.join(own, randomUUID());
    inUse.add(file);
    return file;
  }

  /**
   * Whether a file can be deleted. A file of this computer can be deleted after its process has ended. A file
   * of another computer can be deleted after a day, because no upload takes a day.
   */
  async function isLeft(folder: string, file: string): Promise<boolean> {
    const [, host, pid] = /^(.+)\.(\d+)$/u.exec(folder) ?? [];
    if (host === undefined) return false;
    if (folder === own) return !inUse.has(path.join(folder, file));
    if (host === nameOf(owner).replace(/\.\d+$/u, '')) return !lives(Number(pid));
    const { mtimeMs } = await stat(locate(path.join(folder, file))).catch(() => ({ mtimeMs: now() }));
    return now() - mtimeMs > DAY_MS;
  }

  return {
    locate,
    remove,
    newPath,
    async fetch(kept) {
      const file = await newPath();
      try {
        if (!(await copyOut(storage.db, kept, locate(file)))) await copyFile(locate(kept), locate(file));
        return file;
      } catch (error) {
        await remove([file]);
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        throw new MissingFileError('a file of it is neither in the database nor on this disk');
      }
    },
    async sweep() {
      let swept = 0;
      for (const folder of await namesIn(root)) {
        for (const name of await namesIn(locate(folder))) {
          const file = path.join(folder, name);
          if (!(await isLeft(folder, name))) continue;
          if (!(await adopt(file))) swept += 1;
          await remove([file]);
        }
        // A folder that still contains files stays.
        if (folder !== own) await rmdir(locate(folder)).catch(() => {});
      }
      return swept;
    },
  };
}
