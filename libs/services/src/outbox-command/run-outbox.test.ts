import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDue, listOutbox, recordResults } from '../posts/outbox/outbox-rows.ts';
import { openStorage } from '../storage/open-storage.ts';
import { hashContent, recordSubmission } from '../storage/submissions.ts';
import { runOutbox } from './run-outbox.ts';

const NOW = Date.UTC(2026, 2, 1);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

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

/** Stores a submission whose delivery was given up. @returns its id */
async function givenUp(): Promise<string> {
  const storage = await openStorage({ dataDir: folder, databaseUrl: undefined });
  const { id } = await recordSubmission(
    storage,
    {
      kind: 'address_form',
      idempotencyKey: 'one',
      contentHash: hashContent({ a: 1 }),
      payload: {},
      flags: [],
      answer: '/sent',
      tokens: [],
    },
    NOW,
  );
  const [row] = await claimDue(storage, { nowMs: NOW, leaseMs: 1000, limit: 1 });
  const failed = [{ id, state: 'dead', nextAttemptAtMs: 0, error: 'HTTP 400' }] as const;
  await recordResults(storage, { leaseId: row?.leaseId ?? '', delivered: [], failed }, NOW);
  await storage.close();
  return id;
}

it('lists what was given up, and puts it back in line', async () => {
  const id = await givenUp();
  expect(await command('dead')).toMatchObject({ code: 0, said: expect.stringMatching(`${id}.*HTTP 400`) });
  expect((await command()).said).toMatch(/dead +1$/m);
  expect((await command('retry', '--all')).said).toMatch(/^1 back in line/);
  expect((await command('dead')).said).toBe('nothing is dead');
  const storage = await openStorage({ dataDir: folder, databaseUrl: undefined });
  expect(await listOutbox(storage, 'queued', 10)).toMatchObject([{ id }]);
  await storage.close();
});

it('says that there is no store, and makes none', async () => {
  const complaints = `The database in ${folder} cannot be used: the site has not stored anything there yet`;
  expect(await command('dead')).toEqual({ code: 1, said: '', complaints });
  expect(readdirSync(folder)).toEqual([]);
});

it('says which commands there are', async () => {
  await givenUp();
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
