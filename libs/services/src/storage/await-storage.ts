import { randomUUID } from 'node:crypto';
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

/** A database that may be unavailable at first. Until it is available, writes fail with a StorageError. */
export interface AwaitedStorage extends Storage {
  /** Resolves when the database is available and up to date. Never resolves if `close` is called earlier. */
  readonly there: Promise<void>;
  /**
   * Writes to the database to check that the database can store a form now. Returns undefined if it can, or else the
   * reason, without the database's password. A query would not be enough, because a read-only or full database still
   * answers queries.
   */
  problem(): Promise<string | undefined>;
}

export interface AwaitOptions extends StorageOptions {
  readonly log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

/** How long the start waits for a database that does not answer, in ms. */
const START_MS = 2000;
const AGAIN_MS = 1000;

/**
 * Returns a function that checks whether the database accepts writes. The check adds and removes a token that no
 * visitor has. A call during a running check shares that check's result.
 */
function checkOf(storage: Storage, options: StorageOptions): () => Promise<string | undefined> {
  const token = { token_id: `check ${randomUUID()}`, expires_at: 0 };
  let asked: Promise<string | undefined> | undefined;
  return () => {
    asked ??= storage
      .write(async (transaction) => {
        await transaction.insertInto('human_check_used').values(token).execute();
        await transaction.deleteFrom('human_check_used').where('token_id', '=', token.token_id).execute();
      })
      .then(
        () => undefined,
        (error: unknown) => storageError(options, error).message,
      )
      .finally(() => (asked = undefined));
    return asked;
  };
}

/**
 * Opens the database for a process that can also run without a database. If a remote database is down, the
 * function keeps trying to connect.
 * @throws StorageError if the embedded database is unusable
 */
export async function awaitStorage({ log, ...options }: AwaitOptions): Promise<AwaitedStorage> {
  const isEmbedded = options.databaseUrl === undefined;
  const storage = isEmbedded ? await openStorage(options) : await connect(options);
  const check = checkOf(storage, options);
  const closing = new AbortController();
  const there = Promise.withResolvers<void>();
  const firstTry = Promise.withResolvers<void>();
  /** The reason why a remote database is not open yet. The embedded database is already open. */
  let problem = isEmbedded ? undefined : storageError(options, 'it has not answered yet').message;
  let isAway = false;

  /** Logs once when the database becomes unavailable, and once when it is back. @returns `reason` */
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
  if (isEmbedded) there.resolve();
  else {
    void tryOn();
    await Promise.race([firstTry.promise, wait(START_MS, undefined, { signal: closing.signal, ref: false })]);
  }

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
        // The error may come from the work itself, such as a used token, so this checks the database.
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
