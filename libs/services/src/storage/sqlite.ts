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

/** How long a write may stop this process while another one writes, ms; after that it lets others go on and retries. */
const BUSY_BLOCK_MS = 20;
const BUSY_PAUSE_MS = 10;
const BUSY_TRIES = 500;
const STATEMENTS_MAX = 200;

const isBusy = (error: unknown) =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** Does something that another process may be in the way of. */
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

/** Every transaction here writes: one that takes the write lock at once can wait for it, one that upgrades cannot. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await whenFree(() => connection.executeQuery(CompiledQuery.raw('begin immediate')));
  }
}

/** Lets migrations run in one such transaction, so that of several processes starting at once only one migrates. */
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

/** Kysely prepares every query anew, which costs as much as running it. There are a few dozen of them. */
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

/** The embedded database. What it holds is personal, so its folder is its owner's alone. */
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
