import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { openPostgres, type PostgresLimits } from './postgres.ts';
import { silentPostgres, type SilentAt } from './testing/silent-postgres.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function connectedTo(silentAt: SilentAt, limits: PostgresLimits = { silenceMs: 200 }) {
  const server = await silentPostgres(silentAt);
  closing.push(server.close);
  const pool = openPostgres(server.url, () => undefined, limits);
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
  closing.push(() => db.destroy());
  return { pool, db };
}

it.each<[string, SilentAt, PostgresLimits]>([
  ['does not greet', 'greeting', { connectMs: 50 }],
  ['greets, and falls silent', 'select 1', { silenceMs: 200 }],
])('gives up a server that %s, and keeps no connection to it', async (_, silentAt, limits) => {
  const { pool, db } = await connectedTo(silentAt, limits);
  await expect(sql`select 1`.execute(db)).rejects.toThrow(/silent|timeout/u);
  await expect.poll(() => pool.totalCount).toBe(0);
});

it.each(['begin', 'insert', 'commit'])(
  'ends a transaction whose server is silent from its %s on, without waiting once more to undo it',
  async (silentAt) => {
    const { pool, db } = await connectedTo(silentAt);
    const work = db.transaction().execute((transaction) => sql`insert`.execute(transaction));
    await expect(work).rejects.toThrow(/silent|connection error/u);
    await expect.poll(() => pool.totalCount).toBe(0);
  },
);

it('keeps a connection to a server that answers', async () => {
  const { pool, db } = await connectedTo('nothing', {});
  await sql`select 1`.execute(db);
  expect(pool.idleCount).toBe(1);
});
