import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { StorageOptions } from '../open-storage.ts';
import { findPostgres, startTemporaryPostgres, type TemporaryPostgres } from './temporary-postgres.ts';

/** Returns a new, empty database. A test must not use an earlier database after this call. */
export type FreshDatabase = () => Promise<StorageOptions>;

type FreshPostgres = () => Promise<StorageOptions & { readonly databaseUrl: string }>;
type DatabaseTests = (fresh: FreshDatabase) => void;

export function describeOnEachDatabase(name: string, tests: DatabaseTests): void {
  describeOnSqlite(name, tests);
  describeOnPostgres(name, tests);
}

export function describeOnSqlite(name: string, tests: DatabaseTests): void {
  describe(`${name} (SQLite)`, () => {
    let folder = '';
    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'skein-storage-'));
    });
    afterAll(() => rmSync(folder, { recursive: true }));
    tests(async () => ({ dataDir: mkdtempSync(path.join(folder, 'data-')) }));
  });
}

/**
 * Runs tests on Postgres. Without Postgres, the tests are reported as skipped. Only `*.processes.test.ts` may
 * use the function, because it starts a process.
 */
export function describeOnPostgres(name: string, tests: (fresh: FreshPostgres) => void): void {
  const given = process.env['DATABASE_URL'];
  const bin = findPostgres();
  if (!given && bin === undefined) {
    describe(`${name} (Postgres)`, () => {
      it.skip('needs DATABASE_URL, or initdb and postgres in PATH or /usr/lib/postgresql', () => undefined);
    });
    return;
  }
  describe(`${name} (Postgres)`, () => {
    const database = `test_${randomUUID().replaceAll('-', '')}`;
    let server: TemporaryPostgres | undefined;
    let admin: pg.Client;
    let databaseUrl = '';
    const query = async (text: string) => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(text);
      await client.end();
    };
    beforeAll(async () => {
      if (!given && bin !== undefined) server = await startTemporaryPostgres(bin, { durable: false });
      const url = new URL(given || server?.url || '');
      admin = new pg.Client({ connectionString: url.href });
      await admin.connect();
      await admin.query(`create database "${database}"`);
      url.pathname = `/${database}`;
      databaseUrl = url.href;
    });
    afterAll(async () => {
      await admin.query(`drop database "${database}" with (force)`);
      await admin.end();
      await server?.stop();
    });
    tests(async () => {
      await query('drop schema public cascade; create schema public');
      return { dataDir: '', databaseUrl };
    });
  });
}
