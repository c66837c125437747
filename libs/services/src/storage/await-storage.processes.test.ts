import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { awaitStorage } from './await-storage.ts';
import { describeOnPostgres } from './testing/each-database.ts';

describeOnPostgres('a database that goes away after the start', (fresh) => {
  it('is told once, with why, and once that it is back', async () => {
    const database = await fresh();
    const logged: string[] = [];
    const log = (details: object, message: string) =>
      void logged.push(`${message.split(':')[0]} ${JSON.stringify(details)}`);
    const storage = await awaitStorage({ ...database, log: { warn: log, error: log } });
    await storage.there;

    const url = new URL(database.databaseUrl);
    const name = url.pathname.slice(1);
    url.pathname = '/postgres';
    const admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    const open = (allowed: boolean) => admin.query(`alter database "${name}" allow_connections ${allowed}`);
    onTestFinished(async () => {
      await open(true);
      await admin.end();
      await storage.close();
    });
    const goAway = async () => {
      await open(false);
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    };
    const read = () => storage.write((transaction) => sql`select 1`.execute(transaction));
    const isAway = expect.stringMatching(/^the database is away .*cannot be used/u);
    const isThere = 'the database is there {}';

    // Whoever asks how it is finds out.
    await goAway();
    for (let times = 0; times < 3; times += 1) expect(await storage.problem()).toContain('cannot be used');
    expect(logged).toEqual([isAway]);
    await open(true);
    for (let times = 0; times < 3; times += 1) expect(await storage.problem()).toBeUndefined();
    expect(logged).toEqual([isAway, isThere]);

    // So does whoever wants something kept.
    await goAway();
    for (let times = 0; times < 3; times += 1) await expect(read()).rejects.toThrow();
    expect(await storage.problem()).toContain('cannot be used');
    expect(logged).toEqual([isAway, isThere, isAway]);
    await open(true);
    await read();
    expect(logged).toEqual([isAway, isThere, isAway, isThere]);
  });
});
