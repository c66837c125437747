import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { groupCommit } from '../group-commit.ts';
import { migrate } from '../migrate.ts';
import type { Storage } from '../open-storage.ts';
import { ImmediateSqliteDialect, withPreparedStatements } from '../sqlite.ts';
import type { Tables } from '../tables.ts';

function storageOn(database: Database.Database): Storage {
  database.pragma('foreign_keys = ON');
  const dialect = new ImmediateSqliteDialect({ database: withPreparedStatements(database) });
  const db = new Kysely<Tables>({ dialect });
  return { dialect: 'sqlite', db, write: groupCommit(db), close: () => db.destroy() };
}

/** A copy of a database with empty tables. Copying is faster than making new tables. */
let emptyTables: Promise<Buffer> | undefined;

async function makeTables(): Promise<Buffer> {
  const database = new Database(':memory:');
  const storage = storageOn(database);
  await migrate(storage.db);
  const tables = database.serialize();
  await storage.close();
  return tables;
}

/** Opens the embedded database in memory, for tests that need no database file. */
export async function memoryStorage(): Promise<Storage> {
  emptyTables ??= makeTables();
  return storageOn(new Database(await emptyTables));
}
