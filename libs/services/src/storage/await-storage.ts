import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import {
  connect,
  openStorage,
  storageError,
  StorageError,
  type Storage,
  type StorageOptions,
} from './open-storage.ts';
import { migrate } from './migrate.ts';

/** A database that may not be available yet. Until it is, writes fail with a StorageError. */
export interface AwaitedStorage extends Storage {
  /** Resolves when the database is available and up to date. Never resolves if it is closed before. */
  readonly there: Promise<void>;
  /** Returns why the database is unusable now, without its password, or undefined if it works. */
  problem(): Promise<string | undefined>;
}

export interface AwaitOptions extends StorageOptions {
  readonly log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

/** How long a start waits for a database that does not answer, ms. */
const START_MS = 2000;
const AGAIN_MS = 1000;

/** Returns a function that checks the database. It sends no new query before the last one is answered. */
function checkOf(storage: Storage, options: StorageOptions): () => Promise<string | undefined> {
  let asked: Promise<string | undefined> | undefined;
  return () => {
    asked ??= sql`select 1`
      .execute(storage.db)
      .then(
        () => undefined,
        (error: unknown) => storageError(options, error).message,
      )
      .finally(() => (asked = undefined));
    return asked;
  };
}

/**
 * Opens the database for a process that also does other things. It keeps trying to reach a remote database that
 * is away.
 * @throws StorageError if the embedded database is unusable
 */
export async function awaitStorage({ log, ...options }: AwaitOptions): Promise<AwaitedStorage> {
  if (options.databaseUrl === undefined) {
    const storage = await openStorage(options);
    return { ...storage, there: Promise.resolve(), problem: checkOf(storage, options) };
  }
  const storage = await connect(options);
  const check = checkOf(storage, options);
  const closing = new AbortController();
  const there = Promise.withResolvers<void>();
  const firstTry = Promise.withResolvers<void>();
  let problem: string | undefined = storageError(options, 'it has not answered yet').message;
  let isAway = false;

  /** Logs once when the database goes away, and once when it is back. @returns the reason */
  function tell(reason: string | undefined): string | undefined {
    const wasAway = isAway;
    isAway = reason !== undefined;
    if (closing.signal.aborted || isAway === wasAway) return reason;
    if (isAway) log.error({ reason }, 'the database is away: forms are answered with 503 until it is there');
    else log.warn({}, 'the database is there: forms are taken');
    return reason;
  }
  const look = async () => tell(await check());

  async function tryOn(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await migrate(storage.db);
        if (closing.signal.aborted) return;
        problem = tell(undefined);
        return there.resolve();
      } catch (error) {
        problem = tell(storageError(options, error).message);
      } finally {
        firstTry.resolve();
      }
      await wait(AGAIN_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }
  void tryOn();
  await Promise.race([firstTry.promise, wait(START_MS, undefined, { signal: closing.signal, ref: false })]);

  return {
    ...storage,
    there: there.promise,
    problem: async () => problem ?? look(),
    write: async (work) => {
      if (problem !== undefined) throw new StorageError(problem);
      try {
        const done = await storage.write(work);
        tell(undefined);
        return done;
      } catch (error) {
        void look();
        throw error;
      }
    },
    async close() {
      closing.abort();
      await storage.close();
    },
  };
}
