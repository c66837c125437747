import { smallDisk } from '@skein/http/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { awaitStorage } from './await-storage.ts';
import { describeOnPostgres } from './testing/each-database.ts';

const silent = { warn: () => undefined, error: () => undefined };

it('an embedded database on a full disk still answers, and is told because it keeps nothing', async ({
  skip,
}) => {
  const disk = smallDisk() ?? skip();
  onTestFinished(disk.remove);
  const logged: string[] = [];
  const log = (_: object, message: string) => void logged.push(message.split(':')[0] ?? '');
  const storage = await awaitStorage({ dataDir: disk.folder, log: { warn: log, error: log } });
  onTestFinished(storage.close);
  expect(await storage.problem()).toBeUndefined();
  disk.fill();
  // The write-ahead log of the database still has room for some small writes, so the problem shows only after a
  // while.
  await expect.poll(() => storage.problem()).toContain('full');
  await sql`select count(*) from submissions`.execute(storage.db);
  expect(logged).toEqual(['the database is away']);
  disk.free();
  expect(await storage.problem()).toBeUndefined();
  expect(logged).toEqual(['the database is away', 'the database is there']);
});

/** Connects to the server of a database, as its administrator. */
async function adminOf(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  /** Closes all connections to the database. */
  const closeAll = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  return { admin, name, closeAll };
}

describeOnPostgres('a database that is read-only', (fresh) => {
  it('still answers, and is told because it keeps nothing', async () => {
    const database = await fresh();
    const storage = await awaitStorage({ ...database, log: silent });
    await storage.there;
    expect(await storage.problem()).toBeUndefined();
    const { admin, name, closeAll } = await adminOf(database.databaseUrl);
    const readOnly = async (value: string) => {
      await admin.query(`alter database "${name}" set default_transaction_read_only = ${value}`);
      await closeAll();
    };
    onTestFinished(async () => {
      await readOnly('off');
      await admin.end();
      await storage.close();
    });
    await readOnly('on');
    await expect.poll(() => storage.problem()).toContain('read-only transaction');
    await sql`select 1`.execute(storage.db);
    await readOnly('off');
    await expect.poll(() => storage.problem()).toBeUndefined();
    const { rows } = await sql`select * from human_check_used`.execute(storage.db);
    expect(rows).toEqual([]);
  });
});

describeOnPostgres('a database that goes away after the start', (fresh) => {
  it('is told once, with why, and once that it is back', async () => {
    const database = await fresh();
    const logged: string[] = [];
    const log = (details: object, message: string) =>
      void logged.push(`${message.split(':')[0]} ${JSON.stringify(details)}`);
    const storage = await awaitStorage({ ...database, log: { warn: log, error: log } });
    await storage.there;

    const { admin, name, closeAll } = await adminOf(database.databaseUrl);
    const open = (allowed: boolean) => admin.query(`alter database "${name}" allow_connections ${allowed}`);
    onTestFinished(async () => {
      await open(true);
      await admin.end();
      await storage.close();
    });
    const goAway = async () => {
      await open(false);
      await closeAll();
    };
    const read = () => storage.write((transaction) => sql`select 1`.execute(transaction));
    const isAway = expect.stringMatching(/^the database is away .*cannot be used/u);
    const isThere = 'the database is there {}';

    // A check notices that the database is away, and logs this once.
    await goAway();
    for (let times = 0; times < 3; times += 1) expect(await storage.problem()).toContain('cannot be used');
    expect(logged).toEqual([isAway]);
    await open(true);
    for (let times = 0; times < 3; times += 1) expect(await storage.problem()).toBeUndefined();
    expect(logged).toEqual([isAway, isThere]);

    // A write also notices that the database is away.
    await goAway();
    for (let times = 0; times < 3; times += 1) await expect(read()).rejects.toThrow();
    expect(await storage.problem()).toContain('cannot be used');
    expect(logged).toEqual([isAway, isThere, isAway]);
    await open(true);
    await read();
    expect(logged).toEqual([isAway, isThere, isAway, isThere]);
  });
});
