import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Keeps the last good answer to each question on disk, so that after a restart during an outage the site still
 * has content.
 */
export interface LastGood {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
}

export interface LastGoodOnDisk extends LastGood {
  /** Resolves once all pending writes are done or have failed. */
  settled(): Promise<void>;
}

/** Most answers that may wait for a disk that is slower than the CMS. Further answers are not kept. */
const MAX_WAITING = 500;

/** Age in ms after which a draft counts as left over from a process that was killed while it wrote. */
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
 * Keeps one JSON file per key. An unreadable file counts as absent, and readers never see a file that is half
 * written. Writes run one after another, and of several for one key the latest counts.
 * @param report called once with the reason if nothing can be kept, and with `undefined` when that is over
 */
export function lastGoodOnDisk(
  folder: string,
  report: (problem: string | undefined) => void = () => undefined,
): LastGoodOnDisk {
  const waiting = new Map<string, Waiting>();
  /** The answer that is being written. It must not change any more, and is not readable from disk yet. */
  let leaving: readonly [key: string, value: unknown] | undefined;
  let turn: Promise<unknown> = removeOldDrafts(folder).catch(() => undefined);
  let broken = false;
  const fileOf = (key: string) =>
    join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);

  async function store(key: string, value: unknown): Promise<void> {
    const target = fileOf(key);
    // The draft is named at random: process ids are the same in two containers that share a volume.
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
