import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { writeAtomically } from '../store/overlay.ts';

/** Finished pictures on disk. Losing the cache costs only time, so its failures are not errors. */
export type VariantCache = {
  /** Returns the bytes if they are stored, or else undefined. */
  kept(key: string): Promise<Buffer | undefined>;
  /**
   * Returns the stored bytes, or else calls `make` for them. Equal requests at the same time share one call of `make`,
   * whose signal aborts when the signals of all these requests have aborted.
   */
  get(key: string, make: (signal: AbortSignal) => Promise<Buffer>, signal?: AbortSignal): Promise<Buffer>;
};

export type VariantCacheOptions = {
  readonly folder: string;
  /** Limit in bytes. If the cache exceeds this limit, it removes the least recently used files. */
  readonly maxBytes: number;
  readonly warn: (details: object, message: string) => void;
};

/** Opens the cache. Its keys must be plain file names. */
export async function openVariantCache({
  folder,
  maxBytes,
  warn,
}: VariantCacheOptions): Promise<VariantCache> {
  const fileOf = (key: string) => path.join(folder, key.slice(0, 2), key);
  const ignore = (error: unknown) => warn({ err: error }, 'image cache');
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, key, reason) => {
      if (reason === 'evict' || reason === 'delete') rm(fileOf(key), { force: true }).catch(ignore);
    },
  });
  for (const { key, size } of await scan(folder)) sizes.set(key, size);
  const underWay = new Map<string, Making>();

  async function kept(key: string): Promise<Buffer | undefined> {
    if (sizes.get(key) === undefined) return undefined;
    const found = await readFile(fileOf(key)).catch(() => undefined);
    if (!found) {
      sizes.delete(key);
      return undefined;
    }
    const now = new Date();
    utimes(fileOf(key), now, now).catch(ignore);
    return found;
  }

  async function load(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const found = await kept(key);
    if (found) return found;
    const made = await make();
    try {
      await writeAtomically(fileOf(key), made);
      if (made.length <= maxBytes) sizes.set(key, made.length);
      else await rm(fileOf(key), { force: true });
    } catch (error) {
      ignore(error);
    }
    return made;
  }

  function begin(key: string, make: (signal: AbortSignal) => Promise<Buffer>): Making {
    const nobodyWaits = new AbortController();
    const work = load(key, () => make(nobodyWaits.signal)).finally(() => {
      if (underWay.get(key) === making) underWay.delete(key);
    });
    const making: Making = { work, nobodyWaits, wanted: 0 };
    underWay.set(key, making);
    return making;
  }

  return {
    kept,
    get(key, make, signal) {
      const making = underWay.get(key) ?? begin(key, make);
      making.wanted += 1;
      const leave = () => {
        making.wanted -= 1;
        if (making.wanted > 0) return;
        // A later request for the same picture starts a new run.
        if (underWay.get(key) === making) underWay.delete(key);
        making.nobodyWaits.abort(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      return making.work.finally(() => signal?.removeEventListener('abort', leave));
    },
  };
}

/** A picture in progress, and the number of requests that wait for it. */
type Making = { readonly work: Promise<Buffer>; readonly nobodyWaits: AbortController; wanted: number };

/**
 * Returns the files of earlier runs, the least recently used first. Removes files that a crash left incomplete.
 */
async function scan(folder: string): Promise<{ key: string; size: number }[]> {
  await mkdir(folder, { recursive: true });
  const files: { key: string; size: number; usedAt: number }[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (entry.name.endsWith('.tmp')) {
      await rm(file, { force: true });
      continue;
    }
    const { size, mtimeMs } = await stat(file);
    files.push({ key: entry.name, size, usedAt: mtimeMs });
  }
  return files.sort((a, b) => a.usedAt - b.usedAt);
}
