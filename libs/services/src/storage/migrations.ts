import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * All migrations, in order. Never change a released migration. Old and new builds may use the same tables at the same
 * time, so a migration only adds tables and columns, and a new column must accept rows of old builds. Column types must
 * exist in both SQLite and Postgres.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-submissions': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('submissions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('idempotency_key', 'text', (column) => column.notNull())
        .addColumn('content_hash', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('flags', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('submissions_kind_key', ['kind', 'idempotency_key'])
        .execute();
      await db.schema
        .createTable('outbox')
        .addColumn('submission_id', 'text', (column) =>
          column.primaryKey().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('state', 'text', (column) =>
          column
            .notNull()
            .defaultTo('queued')
            .check(sql`state in ('queued', 'delivered', 'dead')`),
        )
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
        .addColumn('lease_id', 'text')
        .addColumn('last_error', 'text')
        .addColumn('delivered_at', 'bigint')
        .execute();
      await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute();
      await db.schema
        .createTable('human_check_used')
        .addColumn('token_id', 'text', (column) => column.primaryKey())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('human_check_expiry').on('human_check_used').column('expires_at').execute();
    },
  },
  '0002-submission-files': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('submission_files')
        .addColumn('path', 'text', (column) => column.primaryKey())
        .addColumn('submission_id', 'text', (column) =>
          column.notNull().references('submissions.id').onDelete('cascade'),
        )
        .execute();
      await db.schema
        .createIndex('submission_files_submission')
        .on('submission_files')
        .column('submission_id')
        .execute();
    },
  },
  '0003-submission-file-parts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('submission_file_parts')
        .addColumn('path', 'text', (column) =>
          column.notNull().references('submission_files.path').onDelete('cascade'),
        )
        .addColumn('part', 'integer', (column) => column.notNull())
        .addColumn('bytes', 'bytea', (column) => column.notNull())
        .addPrimaryKeyConstraint('submission_file_parts_key', ['path', 'part'])
        .execute();
    },
  },
};
