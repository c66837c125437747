import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { StorageOptions } from '../open-storage.ts';
import { findPostgres, startTemporaryPostgres, type TemporaryPostgres } from './temporary-postgres.ts';

/** Gives an empty database at each call. */
export type FreshDatabase = () => Promise<StorageOptions>;

/** The same tests on every database that is at hand; a missing one is named in the report. */
export function describeOnEachDatabase(name: string, tests: (fresh: FreshDatabase) => void): void {
  describe(`${name} (SQLite)`, () => {
    let folder = '';
    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'skein-storage-'));
    });
    afterAll(() => rmSync(folder, { recursive: true }));
    tests(async () => ({ dataDir: mkdtempSync(path.join(folder, 'data-')) }));
  });

  const given = process.env['DATABASE_URL'];
  const bin = findPostgres();
  if (!given && bin === undefined) {
    describe(`${name} (Postgres)`, () => {
      it.skip('needs DATABASE_URL, or initdb and postgres in PATH or /usr/lib/postgresql', () => undefined);
    });
    return;
  }
  describe(`${name} (Postgres)`, () => {
    let server: TemporaryPostgres | undefined;
    let admin: pg.Client;
    const made: string[] = [];
    beforeAll(async () => {
      if (!given && bin !== undefined) server = await startTemporaryPostgres(bin);
      admin = new pg.Client({ connectionString: given || server?.url });
      await admin.connect();
    }, 60_000);
    afterAll(async () => {
      for (const name of made) await admin.query(`drop database "${name}" with (force)`);
      await admin.end();
      await server?.stop();
    });
    tests(async () => {
      const database = `test_${randomUUID().replaceAll('-', '')}`;
      await admin.query(`create database "${database}"`);
      made.push(database);
      const url = new URL(given || server?.url || '');
      url.pathname = `/${database}`;
      return { dataDir: '', databaseUrl: url.href };
    });
  });
}
