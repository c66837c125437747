import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { claimDue, recordResults } from '../posts/outbox/outbox-rows.ts';
import { openStorage } from '../storage/open-storage.ts';
import { deleteOldSubmissions } from '../storage/retention.ts';
import { recordSubmission } from '../storage/submissions.ts';
import { submission } from '../storage/testing/submission.ts';
import { runOutbox } from './run-outbox.ts';
import { temporaryFolder } from '../storage/testing/temporary-folder.ts';

const NOW = Date.UTC(2026, 2, 1);
/** Time of the next attempt: so late that it never comes in these tests. */
const LATER = Date.UTC(2100, 2, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

let folder = '';
beforeEach(() => void (folder = temporaryFolder()));

async function command(...words: string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await runOutbox(
    words,
    { DATA_DIR: folder },
    { say: (line) => said.push(line), complain: (line) => complaints.push(line) },
  );
  return { code, said: said.join('\n'), complaints: complaints.join('\n') };
}

/** Stores a submission, and a failed attempt to deliver it. @returns its id */
async function submitted(state: 'dead' | 'queued'): Promise<string> {
  const storage = await openStorage({ dataDir: folder, databaseUrl: undefined });
  const { id } = await recordSubmission(storage, submission({ idempotencyKey: state }), NOW);
  const [row] = await claimDue(storage, { nowMs: NOW, leaseMs: 1000, limit: 1 });
  const failed = [{ id, state, attempts: 1, nextAttemptAtMs: LATER, error: 'HTTP 400' }] as const;
  await recordResults(storage, { leaseId: row?.leaseId ?? '', delivered: [], failed }, NOW);
  await storage.close();
  return id;
}

it('says what it can do, before there is a database', async () => {
  for (const word of ['--help', '-h'])
    expect(await command(word)).toMatchObject({ code: 0, said: expect.stringContaining('done <id>') });
  expect(await command('list', '--help')).toMatchObject({
    code: 0,
    said: expect.stringContaining('files <id>'),
  });
});

it('lists what waits and what was given up, and makes both due', async () => {
  const dead = await submitted('dead');
  const waiting = await submitted('queued');
  expect(await command('dead')).toMatchObject({
    code: 0,
    said: expect.stringMatching(new RegExp(`${dead}.*HTTP 400\n1 dead$`)),
  });
  expect((await command('list')).said).toMatch(new RegExp(`^${waiting}.*HTTP 400\n1 queued$`));
  expect((await command()).said).toMatch(/dead +1$/m);
  expect((await command('retry', '--all')).said).toMatch(/^2 due now \(1 waiting, 1 given up\)/);
  expect((await command('dead')).said).toBe('nothing is dead');
  const storage = await openStorage({ dataDir: folder, databaseUrl: undefined });
  const due = await claimDue(storage, { nowMs: Date.now(), leaseMs: 1000, limit: 10 });
  expect(due.map(({ id, attempts }) => [id, attempts]).toSorted()).toEqual(
    [
      [dead, 0],
      [waiting, 0],
    ].toSorted(),
  );
  await storage.close();
});

it('makes only the named ones due, and leaves alone what is being delivered', async () => {
  const dead = await submitted('dead');
  await submitted('queued');
  expect((await command('retry', dead)).said).toMatch(/^1 due now \(0 waiting, 1 given up\)/);
  const storage = await openStorage({ dataDir: folder, databaseUrl: undefined });
  const [claimed] = await claimDue(storage, { nowMs: Date.now(), leaseMs: 3_600_000, limit: 1 });
  expect(claimed?.id).toBe(dead);
  await storage.close();
  expect((await command('retry', '--all')).said).toMatch(/^1 due now \(1 waiting/);
});

it('closes what was dealt with by hand, so that it is deleted in time', async () => {
  const dead = await submitted('dead');
  expect((await command('done', dead, 'other')).said).toMatch(/^1 closed\n1 unknown, delivered already, or/);
  expect((await command('dead')).said).toBe('nothing is dead');
  expect((await command('show', dead)).said).toMatch(/1 try {2}delivered {2}closed by hand$/);
  expect((await command('retry', dead)).said).toMatch(/^0 due now/);
  expect((await command('done', dead)).said).toMatch(/^0 closed/);
  const storage = await openStorage({ dataDir: folder, databaseUrl: undefined });
  expect(await deleteOldSubmissions(storage, { days: 1, nowMs: Date.now() })).toBe(0);
  expect(await deleteOldSubmissions(storage, { days: 1, nowMs: Date.now() + 2 * DAY_MS })).toBe(1);
  await storage.close();
  expect(await command('done')).toMatchObject({ code: 2 });
});

it('does not close what is being delivered', async () => {
  const waiting = await submitted('queued');
  await command('retry', waiting);
  const storage = await openStorage({ dataDir: folder, databaseUrl: undefined });
  await claimDue(storage, { nowMs: Date.now(), leaseMs: 3_600_000, limit: 1 });
  await storage.close();
  expect((await command('done', waiting)).said).toMatch(/^0 closed/);
});

it('shows what became of a submission', async () => {
  const dead = await submitted('dead');
  expect((await command('show', dead, 'other')).said).toMatch(
    new RegExp(`^${dead} .* 1 try  dead  HTTP 400\n1 unknown, or deleted after delivery$`),
  );
  expect(await command('show')).toMatchObject({ code: 2 });
});

it('says that there is no store, and makes none', async () => {
  const complaints = `The database in ${folder} cannot be used: the site has not stored anything there yet`;
  expect(await command('dead')).toEqual({ code: 1, said: '', complaints });
  expect(readdirSync(folder)).toEqual([]);
});

it('says which commands there are', async () => {
  await submitted('dead');
  expect(await command('mend')).toMatchObject({
    code: 2,
    complaints: expect.stringContaining('retry --all'),
  });
  expect(await command('retry')).toMatchObject({ code: 2 });
});

it('says in a line why the database cannot be opened', async () => {
  mkdirSync(join(folder, 'leads'));
  writeFileSync(join(folder, 'leads/leads.sqlite'), 'This is not a database.');
  expect(await command()).toMatchObject({ code: 1, complaints: expect.stringMatching(/^.+not a database$/) });
});
