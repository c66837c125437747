import type { DegradedReport } from '@skein/http';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { postForm, serveFormsService } from './testing/forms-service-app.ts';
import { describeOnPostgres } from '../storage/testing/each-database.ts';
import { silentPostgres } from '../storage/testing/silent-postgres.ts';

async function serve(databaseUrl: string) {
  const reports: Record<string, DegradedReport> = {};
  const app = await serveFormsService({ DATABASE_URL: databaseUrl }, { reports });
  return { app, database: async () => reports['database']?.() };
}

it('services whose database is away start, answer forms with 503, and say why without its password', async () => {
  const { app, database } = await serve('postgres://me:hidden@127.0.0.1:1/none');
  const answer = await postForm(app);
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
  expect((await postForm(app)).statusCode).toBe(503);
  expect(await database()).toEqual([expect.stringContaining('cannot be used')]);
});

describeOnPostgres('services whose database comes later', (fresh) => {
  it('take forms from then on', async () => {
    const { databaseUrl } = await fresh();
    const name = `later_${randomUUID().replaceAll('-', '')}`;
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    const { app, database } = await serve(url.href);
    expect((await postForm(app)).statusCode).toBe(503);

    const admin = new pg.Client({ connectionString: databaseUrl });
    await admin.connect();
    await admin.query(`create database "${name}"`);
    onTestFinished(async () => {
      await admin.query(`drop database "${name}" with (force)`);
      await admin.end();
    });
    await expect.poll(async () => (await postForm(app)).statusCode).toBe(200);
    expect(await database()).toEqual([]);
  });
});
