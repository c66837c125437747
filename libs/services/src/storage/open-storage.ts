import { StartError } from '@skein/http';
import { Kysely, PostgresDialect } from 'kysely';
import { existsSync } from 'node:fs';
import { groupCommit, type Write } from './group-commit.ts';
import { isMigrated, migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import {
  ImmediateSqliteDialect,
  openSqlite,
  sqliteFile,
  whenFree,
  withPreparedStatements,
} from './sqlite.ts';
import type { Tables } from './tables.ts';

export interface StorageOptions {
  /** Folder of the embedded database. Only used without `databaseUrl`. */
  readonly dataDir: string;
  /** URL of a Postgres database. Default: the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Whether to make a database that does not exist, with its tables. Default: `true`. */
  readonly create?: boolean | undefined;
  /** Receives errors of unused connections, because no caller of a query gets these errors. */
  readonly onError?: ((error: Error) => void) | undefined;
}

export interface Storage {
  readonly dialect: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  /**
   * Runs a function in a transaction. Use it for all changes. When the promise resolves, a crash cannot undo the
   * changes.
   */
  readonly write: Write;
  close(): Promise<void>;
}

/** The error for an unusable database. The message names the database and the reason, but no password. */
export class StorageError extends StartError {
  override name = 'StorageError';
}

const NOT_THERE = 'the site has not stored anything there yet';

/**
 * Opens the database and brings it up to date. Several processes may do this at the same time.
 * @throws StorageError
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  try {
    const { create = true, dataDir, databaseUrl } = options;
    if (!create && databaseUrl === undefined && !existsSync(sqliteFile(dataDir))) throw new Error(NOT_THERE);
    const storage = await connect(options);
    try {
      if (!create && !(await isMigrated(storage.db))) throw new Error(NOT_THERE);
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

/** Opens the database, without checking that it is available or up to date. */
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
