import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { writeAtomically } from '../content/store/overlay.ts';

/** Finished pictures on the disk. Losing the cache costs time, never correctness: its faults are not errors. */
export type VariantCache = {
  /** The bytes, made by `make` if they are not there yet. Equal requests at one time share one making. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
};

export type VariantCacheOptions = {
  readonly folder: string;
  /** When the files exceed it, those not used for longest go. */
  readonly maxBytes: number;
  readonly warn: (details: object, message: string) => void;
};

/** @param options keys given to the cache must be plain file names */
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
  const underWay = new Map<string, Promise<Buffer>>();

  async function load(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    if (sizes.get(key) !== undefined) {
      const kept = await readFile(fileOf(key)).catch(() => undefined);
      if (kept) {
        const now = new Date();
        utimes(fileOf(key), now, now).catch(ignore);
        return kept;
      }
      sizes.delete(key);
    }
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

  return {
    get(key, make) {
      let work = underWay.get(key);
      if (!work) {
        work = load(key, make).finally(() => underWay.delete(key));
        underWay.set(key, work);
      }
      return work;
    },
  };
}

/** Files of earlier runs, the longest unused first. What a crash left half written is removed. */
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
