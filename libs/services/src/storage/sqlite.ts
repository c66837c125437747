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
 * How long a write may block this process while another process writes, ms. After that, it pauses and retries.
 */
const BUSY_BLOCK_MS = 20;
const BUSY_PAUSE_MS = 10;
const BUSY_TRIES = 500;
const STATEMENTS_MAX = 200;

const isBusy = (error: unknown) =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** Runs an action, and repeats it while another process locks the database. */
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
 * Begins every transaction with the write lock, because all of them write: a transaction that takes the lock at
 * once can wait for it, and one that upgrades cannot.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await whenFree(() => connection.executeQuery(CompiledQuery.raw('begin immediate')));
  }
}

/** Lets migrations run in one such transaction, so that only one of several starting processes migrates. */
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
 * Keeps prepared statements. Kysely would prepare each query every time, which costs as much as running it;
 * there are a few dozen.
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

/** Opens the embedded database. Its content is personal, so only its owner can read its folder. */
export async function openSqlite(dataDir: string): Promise<Database.Database> {
  const folder = path.join(dataDir, 'leads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new Database(path.join(folder, 'leads.sqlite'), { timeout: BUSY_BLOCK_MS });
  await whenFree(() => database.pragma('journal_mode = WAL'));
  // A commit is on the disk when it returns: what was acknowledged survives a crash and a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // What is deleted is overwritten.
  database.pragma('secure_delete = ON');
  return database;
}
