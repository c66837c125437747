import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { countOutbox, listOutbox } from '../../posts/outbox/outbox-rows.ts';
import { saveFiles } from '../../storage/save-files.ts';
import { outboxWorker } from '../../posts/outbox/worker.ts';
import { applicationForwarder } from './forward-application.ts';
import { APPLICATION_KIND } from './applications.constants.ts';
import { NOW, serveApplications, type ApplicationsServer } from './testing/applications-server.ts';
import { pdf } from './testing/files.ts';
import { answers } from './testing/parts.ts';

/** Starts two replicas on one database, each with its own disk. */
async function twoReplicas() {
  const database = { dataDir: mkdtempSync(path.join(tmpdir(), 'skein-shared-')) };
  onTestFinished(() => rmSync(database.dataDir, { recursive: true, force: true }));
  return [await serveApplications({ database }), await serveApplications({ database })] as const;
}

function workerOf({ storage, files }: ApplicationsServer) {
  const taken: File[] = [];
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    const file = (init?.body as FormData).get('resume') as File;
    // Reads the file during the call, because the forwarder deletes it afterwards.
    taken.push(new File([await file.arrayBuffer()], file.name, { type: file.type }));
    return new Response('thanks');
  };
  const worker = outboxWorker({
    storage,
    receiver: undefined,
    deliverers: {
      [APPLICATION_KIND]: applicationForwarder({ url: 'https://boards.test/submit', files, fetch }),
    },
    log: { warn: () => {}, error: () => {} },
    clock: { now: () => NOW, wait: () => Promise.resolve() },
  });
  return { worker, taken };
}

describe('applications that another replica hands on', () => {
  it('go with their files, though the disk of the one that took them is lost', async () => {
    const [first, second] = await twoReplicas();
    const content = pdf(3 * 1024 * 1024 + 7);
    await first.post(answers({ resume: { name: 'Ana.pdf', content } }));
    rmSync(path.join(first.folder, 'applications'), { recursive: true, force: true });
    const { worker, taken } = workerOf(second);
    expect(await worker.runOnce()).toBe(1);
    expect(await countOutbox(second.storage)).toEqual({ queued: 0, delivered: 1, dead: 0 });
    const file = taken[0] as File;
    expect(file.name).toBe('Ana.pdf');
    expect(file.type).toBe('application/pdf');
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
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
    const { worker, taken } = workerOf(second);
    expect(await worker.runOnce()).toBe(1);
    expect(taken).toEqual([]);
    expect(await listOutbox(second.storage, 'queued', 10)).toEqual([
      expect.objectContaining({ error: 'a file of it is neither in the database nor on this disk' }),
    ]);
  });
});
