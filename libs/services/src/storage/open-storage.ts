import { StartError } from '@skein/http';
import { Kysely, PostgresDialect } from 'kysely';
import { groupCommit, type Write } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { ImmediateSqliteDialect, openSqlite, whenFree, withPreparedStatements } from './sqlite.ts';
import type { Tables } from './tables.ts';

export interface StorageOptions {
  /** Where the embedded database lies, if there is no other. */
  readonly dataDir: string;
  /** A Postgres; without it, the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  /** Called with errors of work that no request waits for. */
  readonly onError?: ((error: Error) => void) | undefined;
}

export interface Storage {
  readonly dialect: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  /** Runs work in one transaction: the way for everything that changes something. Once it has resolved, a crash does not undo it. */
  readonly write: Write;
  close(): Promise<void>;
}

/** The database cannot be used; the message says which and why, without its password. */
export class StorageError extends StartError {
  override name = 'StorageError';
}

/**
 * The database, brought up to date. Several processes may open it at the same moment.
 * @throws StorageError
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  try {
    const storage = await connect(options);
    try {
      await whenFree(() => migrate(storage.db));
      return storage;
    } catch (error) {
      await storage.close();
      throw error;
    }
  } catch (error) {
    throw storageError(options, error);
  }
}

export const storageError = (options: StorageOptions, error: unknown): StorageError =>
  new StorageError(`${nameOf(options)} cannot be used: ${reasonOf(error)}`, { cause: error });

/** The database, whether it is there and up to date or not. */
export async function connect({ dataDir, databaseUrl, onError }: StorageOptions): Promise<Storage> {
  if (databaseUrl === undefined) {
    const database = withPreparedStatements(await openSqlite(dataDir));
    const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database }) });
    return { dialect: 'sqlite', db, write: groupCommit(db), close: () => db.destroy() };
  }
  const pool = openPostgres(databaseUrl, (error) => onError?.(error));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    dialect: 'postgres',
    db,
    write: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  };
}

function nameOf({ dataDir, databaseUrl }: StorageOptions): string {
  if (databaseUrl === undefined) return `The database in ${dataDir}`;
  return URL.canParse(databaseUrl) ? `The database at ${new URL(databaseUrl).host}` : 'DATABASE_URL';
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
