import { Migrator } from 'kysely/migration';
import type { Kysely } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './tables.ts';

const TABLE = 'kysely_migration';

/** Whether the database has our tables. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === TABLE);
}

/**
 * Returns the names of migrations that only a newer build knows. This build still works with the database,
 * because migrations only add tables and columns.
 */
async function unknownTo(db: Kysely<Tables>, known: readonly string[]): Promise<readonly string[]> {
  if (!(await isMigrated(db))) return [];
  const rows = await db
    .withTables<{ [TABLE]: { name: string } }>()
    .selectFrom(TABLE)
    .select('name')
    .execute();
  return rows.map(({ name }) => name).filter((name) => !known.includes(name));
}

/** Brings the tables up to date. If several processes start at once, only one process runs the migrations. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const provider = {
    async getMigrations() {
      return { ...MIGRATIONS, ...Object.fromEntries(later.map((name) => [name, { up: async () => {} }])) };
    },
  };
  const known = Object.keys(MIGRATIONS);
  let later = await unknownTo(db, known);
  for (;;) {
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error === undefined) return;
    // A newer build may have run its migrations meanwhile.
    const now = await unknownTo(db, known);
    if (now.length === later.length) throw error;
    later = now;
  }
}
