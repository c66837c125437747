import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Keeps the last good answer to each request on disk. The site then has content even if it restarts during an
 * outage.
 */
export interface LastGood {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
}

export interface LastGoodOnDisk extends LastGood {
  /** Resolves when all pending writes have succeeded or failed. */
  settled(): Promise<void>;
}

/** Maximum number of answers that wait for a slow disk. Further answers are not kept. */
const MAX_WAITING = 500;

/** Maximum age of a temporary file, in ms. An older file is from a process that ended while writing. */
const DRAFT_AGE_MS = 3_600_000;

async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const draft = join(folder, name);
    if (/\.json\.[\w-]+$/.test(name) && Date.now() - (await stat(draft)).mtimeMs > DRAFT_AGE_MS)
      await rm(draft);
  }
}

interface Waiting {
  value: unknown;
  readonly written: Promise<void>;
}

/**
 * Keeps one JSON file for each key. An unreadable file counts as missing. A reader never sees a half-written
 * file. Only one file is written at a time. If several values for a key wait, only the latest is written.
 * @param report called with a reason when writing starts to fail, and with `undefined` when it works again
 */
export function lastGoodOnDisk(
  folder: string,
  report: (problem: string | undefined) => void = () => undefined,
): LastGoodOnDisk {
  const waiting = new Map<string, Waiting>();
  /** The answer that is being written. Until the file is complete, readers get this answer. */
  let leaving: readonly [key: string, value: unknown] | undefined;
  let turn: Promise<unknown> = removeOldDrafts(folder).catch(() => undefined);
  let broken = false;
  const fileOf = (key: string) =>
    join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);

  async function store(key: string, value: unknown): Promise<void> {
    const target = fileOf(key);
    // The name of the draft is random, because process ids are equal in two containers that share a volume.
    const draft = `${target}.${randomUUID()}`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(draft, JSON.stringify(value));
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      if (!broken) report(error instanceof Error ? error.message : 'unknown failure');
      broken = true;
      throw error;
    }
    if (broken) report(undefined);
    broken = false;
  }

  return {
    async settled() {
      while (waiting.size > 0 || leaving) await turn;
    },
    async read(key) {
      const unwritten = waiting.get(key);
      if (unwritten) return unwritten.value;
      if (leaving?.[0] === key) return leaving[1];
      try {
        return JSON.parse(await readFile(fileOf(key), 'utf8'));
      } catch {
        return undefined;
      }
    },
    async write(key, value) {
      const before = waiting.get(key);
      if (before) {
        before.value = value;
        return before.written;
      }
      if (waiting.size >= MAX_WAITING) throw new Error('The disk is slower than what it is to keep');
      const written = turn.then(async () => {
        waiting.delete(key);
        leaving = [key, mine.value];
        await store(key, mine.value).finally(() => (leaving = undefined));
      });
      const mine: Waiting = { value, written };
      waiting.set(key, mine);
      turn = written.catch(() => undefined);
      return written;
    },
  };
}
