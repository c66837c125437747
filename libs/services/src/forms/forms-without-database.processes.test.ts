import type { DegradedReport } from '@skein/http';
import { unlimited } from '@skein/http/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { callEvent, formPages } from './testing/form-pages.ts';
import { noAccounts } from './forgot-email/account-directory.ts';
import { formsService } from './forms-service.ts';
import { defaultSettings } from '../settings/index.ts';
import { describeOnPostgres } from '../storage/testing/each-database.ts';
import { silentPostgres } from '../storage/testing/silent-postgres.ts';

async function serve(databaseUrl: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'skein-no-database-'));
  const reports: Record<string, DegradedReport> = {};
  const app = Fastify();
  await formsService(app, {
    settings: { ...defaultSettings, DATABASE_URL: databaseUrl },
    limiter: unlimited,
    accounts: noAccounts,
    dataDir,
    secureCookies: false,
    pages: formPages,
    callEvent,
    secret: 'a secret for tests, long enough to pass',
    addresses: async () => ({ outcome: () => 'available' }),
    reports,
  });
  onTestFinished(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true });
  });
  return { app, database: async () => reports['database']?.() };
}

const post = (app: FastifyInstance) =>
  app.inject({
    method: 'POST',
    url: '/address-forms',
    payload: { email: 'ana@example.com', streetAddress: '1 Ready Rd', zipCode: '78701' },
    headers: { accept: 'application/json' },
  });

it('services whose database is away start, answer forms with 503, and say why without its password', async () => {
  const { app, database } = await serve('postgres://me:hidden@127.0.0.1:1/none');
  const answer = await post(app);
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'unavailable']);
  expect(await database()).toEqual([
    expect.stringMatching(/^The database at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/u),
  ]);
  expect(JSON.stringify(await database())).not.toContain('hidden');
});

it('services whose database is frozen start all the same', async () => {
  const silent = await silentPostgres('greeting');
  onTestFinished(silent.close);
  const { app, database } = await serve(silent.url);
  expect((await post(app)).statusCode).toBe(503);
  expect(await database()).toEqual([expect.stringContaining('cannot be used')]);
});

describeOnPostgres('services whose database comes later', (fresh) => {
  it('take forms from then on', async () => {
    const { databaseUrl } = await fresh();
    const name = `later_${randomUUID().replaceAll('-', '')}`;
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    const { app, database } = await serve(url.href);
    expect((await post(app)).statusCode).toBe(503);

    const admin = new pg.Client({ connectionString: databaseUrl });
    await admin.connect();
    await admin.query(`create database "${name}"`);
    onTestFinished(async () => {
      await admin.query(`drop database "${name}" with (force)`);
      await admin.end();
    });
    await expect.poll(async () => (await post(app)).statusCode).toBe(200);
    expect(await database()).toEqual([]);
  });
});
