import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countOutbox, listOutbox } from '../../posts/outbox/outbox-rows.ts';
import { outboxWorker } from '../../posts/outbox/worker.ts';
import { saveFiles } from '../../storage/save-files.ts';
import { recordSubmission } from '../../storage/submissions.ts';
import { submission } from '../../storage/testing/submission.ts';
import { applicationForwarder } from './forward-application.ts';
import { APPLICATION_KIND } from './applications.constants.ts';
import { NOW } from '../testing/forms-server.ts';
import { serveApplications, type ApplicationsServer } from './testing/applications-server.ts';
import { pdf } from './testing/files.ts';
import { answers } from './testing/parts.ts';
import { temporaryFolder } from '../../storage/testing/temporary-folder.ts';

interface Call {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  readonly resume: Buffer;
}

/**
 * Returns a worker that hands the applications of a server on to a job board.
 * @param statuses of the board's first answers. Its other answers have the status 200
 */
function forwarding({ storage, files }: ApplicationsServer, ...statuses: number[]) {
  const calls: Call[] = [];
  let nowMs = NOW;
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    const body = init?.body as FormData;
    const resume = body.get('resume') as File;
    // Reads the file during the call, because the forwarder deletes it afterwards.
    const content = Buffer.from(await resume.arrayBuffer());
    calls.push({ headers: Object.fromEntries(new Headers(init?.headers)), body, resume: content });
    return new Response('thanks', { status: statuses.shift() ?? 200 });
  };
  const url = 'https://boards.test/_grow/api/submit-application';
  const worker = outboxWorker({
    storage,
    receiver: undefined,
    deliverers: { [APPLICATION_KIND]: applicationForwarder({ url, key: 'secret', files, fetch }) },
    log: { warn: () => {}, error: () => {} },
    random: () => 0,
    clock: { now: () => nowMs, wait: () => Promise.resolve() },
  });
  return { calls, worker, advance: (ms: number) => void (nowMs += ms) };
}

/** Starts two replicas on one database, each with its own disk. */
async function twoReplicas() {
  const dataDir = temporaryFolder();
  const database = { dataDir };
  return [await serveApplications({ database }), await serveApplications({ database })] as const;
}

describe('applications that go on to a job board', () => {
  it('go as they came, files included, under a key of their own, until they are taken', async () => {
    const server = await serveApplications();
    const { post, storage, rows } = server;
    const content = pdf(3000);
    await post([
      ...answers({ resume: { name: 'Ana.pdf', content } }),
      ['question_2[]', '10'],
      ['question_2[]', '11'],
      ['demographic_answers[0][question_id]', '77'],
      ['demographic_answers[0][answer_options][0][answer_option_id]', '101'],
      ['demographic_answers[0][answer_options][0][text]', 'Green'],
    ]);
    const { calls, worker, advance } = forwarding(server, 503);
    expect(await worker.runOnce()).toBe(1);
    advance(60_000);
    expect(await worker.runOnce()).toBe(1);
    expect(await countOutbox(storage)).toEqual({ queued: 0, delivered: 1, dead: 0 });

    const [row] = await rows();
    const [first, second] = calls;
    expect(second?.headers['idempotency-key']).toBe(row?.id);
    expect(first?.headers['idempotency-key']).toBe(row?.id);
    expect(first?.headers['authorization']).toBe(`Basic ${btoa('secret:')}`);
    const sent = [...(second?.body ?? [])].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]);
    expect(sent).toEqual([
      ['board_token', 'skein'],
      ['job_id', '4401'],
      ['mapped_url_token', 'website'],
      ['gh_src', ''],
      ['first_name', 'Ana'],
      ['last_name', 'Núñez'],
      ['email', 'ana@example.com'],
      ['question_1', '1'],
      ['question_2[]', '10'],
      ['question_2[]', '11'],
      ['demographic_answers[0][question_id]', '77'],
      ['demographic_answers[0][answer_options][0][answer_option_id]', '101'],
      ['demographic_answers[0][answer_options][0][text]', 'Green'],
      ['resume', 'Ana.pdf'],
    ]);
    const file = second?.body.get('resume');
    expect(second?.resume.equals(content)).toBe(true);
    expect(file instanceof File && file.type).toBe('application/pdf');
  });

  it('leave everything else where it is, while nobody takes that', async () => {
    const server = await serveApplications();
    const { storage } = server;
    await recordSubmission(storage, submission(), NOW);
    const { calls, worker } = forwarding(server);
    expect([await worker.runOnce(), calls]).toEqual([0, []]);
    expect(await countOutbox(storage)).toEqual({ queued: 1, delivered: 0, dead: 0 });
  });
});

describe('applications that another replica hands on', () => {
  it('go with their files, though the disk of the one that took them is lost', async () => {
    const [first, second] = await twoReplicas();
    const content = pdf(3 * 1024 * 1024 + 7);
    await first.post(answers({ resume: { name: 'Ana.pdf', content } }));
    rmSync(path.join(first.folder, 'applications'), { recursive: true, force: true });
    const { worker, calls } = forwarding(second);
    expect(await worker.runOnce()).toBe(1);
    expect(await countOutbox(second.storage)).toEqual({ queued: 0, delivered: 1, dead: 0 });
    expect(calls[0]?.body.get('resume')).toMatchObject({ name: 'Ana.pdf', type: 'application/pdf' });
    expect(calls[0]?.resume.equals(content)).toBe(true);
    expect([first.onDisk(), second.onDisk()]).toEqual([[], []]);
  });

  it('can be written into a folder by their id', async () => {
    const [first, second] = await twoReplicas();
    const content = pdf(1000);
    await first.post(answers({ resume: { name: 'Ana.pdf', content } }));
    const [{ id } = { id: '' }] = await first.rows();
    const [saved = ''] = (await saveFiles(second.storage, id, path.join(second.folder, 'saved'))) ?? [];
    expect(path.basename(saved)).toBe('1 Ana.pdf');
    expect(readFileSync(saved).equals(content)).toBe(true);
    expect(await saveFiles(second.storage, 'unknown', second.folder)).toBeUndefined();
  });

  it('wait when a file is nowhere, and the reason says so', async () => {
    const [first, second] = await twoReplicas();
    await first.post(answers());
    await second.storage.db.deleteFrom('submission_file_parts').execute();
    const { worker, calls } = forwarding(second);
    expect(await worker.runOnce()).toBe(1);
    expect(calls).toEqual([]);
    expect(await listOutbox(second.storage, 'queued', 10)).toEqual([
      expect.objectContaining({ error: 'a file of it is neither in the database nor on this disk' }),
    ]);
  });
});
