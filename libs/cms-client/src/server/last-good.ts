import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps the last good answer to each question on disk, so that a restart during an outage still has something to show. */
export interface LastGood {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
}

/** One JSON file per key. A file that cannot be read counts as absent; one being written is never seen half done. */
export function lastGoodOnDisk(folder: string): LastGood {
  const fileOf = (key: string) =>
    join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);
  return {
    async read(key) {
      try {
        return JSON.parse(await readFile(fileOf(key), 'utf8'));
      } catch {
        return undefined;
      }
    },
    async write(key, value) {
      const target = fileOf(key);
      // The draft is named at random: process ids are the same in two containers that share a volume.
      const draft = `${target}.${randomUUID()}`;
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(draft, JSON.stringify(value));
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}
