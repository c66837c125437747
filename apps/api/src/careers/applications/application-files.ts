import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import type { Storage } from '../../storage/open-storage.ts';
import { FILES_FOLDER } from './applications.constants.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LOOKED_UP_AT_ONCE = 200;

/** A process as its folder is called: its number, on which computer. */
export interface Owner {
  readonly host: string;
  readonly pid: number;
}

/** The files that came with applications. Each process writes into a folder of its own. */
export interface ApplicationFiles {
  /** A path for a new file, below the folder of all files. */
  newPath(): Promise<string>;
  /** Where a file lies. */
  locate(relative: string): string;
  /** Makes the names of files that were written last as long, whatever happens to the power. */
  settle(): Promise<void>;
  /** Takes files away that no row knows, or knew. */
  remove(relative: readonly string[]): Promise<void>;
  /**
   * Takes away what processes have left that are gone: files without a row in the database. What a process that lives
   * is still receiving has no row either; its folder is left alone.
   * @returns how many
   */
  sweep(): Promise<number>;
}

export interface ApplicationFilesOptions {
  readonly dataDir: string;
  readonly storage: Pick<Storage, 'db'>;
  readonly owner?: Owner;
  readonly lives?: (pid: number) => boolean;
  readonly now?: () => number;
}

/** Whether a process of this computer runs. */
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
  const locate = (relative: string) => path.join(root, relative);

  async function sync(folder: string): Promise<void> {
    const handle = await open(folder);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  async function withoutRow(files: readonly string[]): Promise<readonly string[]> {
    const known = new Set<string>();
    for (let start = 0; start < files.length; start += LOOKED_UP_AT_ONCE) {
      const rows = await storage.db
        .selectFrom('submission_files')
        .select('path')
        .where('path', 'in', files.slice(start, start + LOOKED_UP_AT_ONCE))
        .execute();
      for (const { path: found } of rows) known.add(found);
    }
    return files.filter((file) => !known.has(file));
  }

  const remove = async (files: readonly string[]): Promise<void> => {
    for (const file of files) await rm(locate(file), { force: true });
  };

  /** Of a process on another computer nobody here knows whether it runs; no upload takes a day. */
  async function isLeft(folder: string, file: string): Promise<boolean> {
    const [, host, pid] = /^(.+)\.(\d+)$/u.exec(folder) ?? [];
    if (host === undefined) return false;
    if (folder === own) return true;
    if (host === nameOf(owner).replace(/\.\d+$/u, '')) return !lives(Number(pid));
    const { mtimeMs } = await stat(locate(path.join(folder, file))).catch(() => ({ mtimeMs: now() }));
    return now() - mtimeMs > DAY_MS;
  }

  return {
    locate,
    remove,
    async newPath() {
      await mkdir(locate(own), { recursive: true, mode: 0o700 });
      return path.join(own, randomUUID());
    },
    async settle() {
      await sync(locate(own));
      await sync(root);
    },
    async sweep() {
      let swept = 0;
      for (const folder of await namesIn(root)) {
        const left: string[] = [];
        for (const file of await namesIn(locate(folder)))
          if (await isLeft(folder, file)) left.push(path.join(folder, file));
        const orphans = await withoutRow(left);
        await remove(orphans);
        swept += orphans.length;
        // One that still holds something stays.
        if (folder !== own) await rmdir(locate(folder)).catch(() => {});
      }
      return swept;
    },
  };
}
