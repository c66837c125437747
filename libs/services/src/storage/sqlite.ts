import Database from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * How long a write blocks this process while another process writes, in ms. After this time, the write fails, and
 * `whenFree` tries again.
 */
const BUSY_BLOCK_MS = 20;
const BUSY_PAUSE_MS = 10;
const BUSY_TRIES = 500;
const STATEMENTS_MAX = 200;

const isBusy = (error: unknown) =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

/**
 * Runs a function and returns its result. While another process locks the database, runs the function again, up to
 * `BUSY_TRIES` times.
 */
export async function whenFree<Result>(action: () => Result | Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (!isBusy(error) || attempt === BUSY_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
    }
  }
}

/**
 * Makes every transaction take the write lock at its start, because SQLite waits for another process's lock only at the
 * start of a transaction.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await whenFree(() => connection.executeQuery(CompiledQuery.raw('begin immediate')));
  }
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // If the disk is full, SQLite itself has already ended the transaction. The error of the failed write is more
    // helpful than “no transaction is active”.
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!/no transaction is active/.test(String(error))) throw error;
    });
  }
}

/** Makes all migrations run in one transaction, so that several starting processes cannot migrate at once. */
class ImmediateAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config);
  }
  override createAdapter(): SqliteAdapter {
    return new ImmediateAdapter();
  }
}

/**
 * Caches prepared statements. Without the cache, Kysely prepares a query each time, which takes as long as
 * running it. The cache is small, because there are only a few dozen queries.
 */
export function withPreparedStatements(database: Database.Database): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: STATEMENTS_MAX });
  return {
    prepare(query) {
      const known = statements.get(query);
      if (known) return known;
      const statement = database.prepare<unknown[]>(query);
      statements.set(query, statement);
      return statement;
    },
    close: () => void database.close(),
  };
}

/** Returns the file of the embedded database. */
export const sqliteFile = (dataDir: string): string => path.join(dataDir, 'leads', 'leads.sqlite');

/** Opens the embedded database. It contains personal data, so only the owner can read its folder. */
export async function openSqlite(dataDir: string): Promise<Database.Database> {
  const file = sqliteFile(dataDir);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const database = new Database(file, { timeout: BUSY_BLOCK_MS });
  await whenFree(() => database.pragma('journal_mode = WAL'));
  // A commit returns when its data is on disk, so stored submissions survive a crash and a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Overwrite deleted data in the file.
  database.pragma('secure_delete = ON');
  return database;
}
