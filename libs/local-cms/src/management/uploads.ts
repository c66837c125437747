import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Files that editors have uploaded, before and after an asset uses them. */
export type Uploads = {
  /** Stores a file under an id. */
  add(id: string, bytes: Readable): Promise<void>;
  find(id: string): Promise<string | undefined>;
};

/** Opens the uploads. @param folder created with the first upload */
export function uploads(folder: string): Uploads {
  return {
    async add(id, bytes) {
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, id);
      try {
        await pipeline(bytes, createWriteStream(file));
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
    async find(id) {
      if (!/^[\da-z]+$/iu.test(id)) return undefined;
      const file = path.join(folder, id);
      const found = await stat(file).catch(() => undefined);
      return found?.isFile() ? file : undefined;
    },
  };
}
