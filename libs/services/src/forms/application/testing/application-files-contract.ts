import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openStorage, type StorageOptions } from '../../../storage/open-storage.ts';
import { deleteOldSubmissions } from '../../../storage/retention.ts';
import { recordSubmission } from '../../../storage/submissions.ts';
import type { FreshDatabase } from '../../../storage/testing/each-database.ts';
import { submission } from '../../../storage/testing/submission.ts';
import { applicationFiles, type ApplicationFilesOptions } from '../application-files.ts';
import { temporaryFolder } from '../../../storage/testing/temporary-folder.ts';

const NOW = Date.UTC(2026, 2, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
const here = { host: 'here', pid: 100 };

export function applicationFilesContract(fresh: FreshDatabase): void {
  async function start(options: Partial<ApplicationFilesOptions> = {}) {
    const database: StorageOptions = await fresh();
    const storage = await openStorage(database);
    onTestFinished(storage.close);
    const dataDir = temporaryFolder();
    const files = applicationFiles({
      dataDir,
      storage,
      owner: here,
      lives: (pid) => pid === 300,
      now: () => NOW,
      ...options,
    });
    const root = path.join(dataDir, 'applications');
    const put = (relative: string, atMs = NOW) => {
      mkdirSync(path.join(root, path.dirname(relative)), { recursive: true });
      writeFileSync(path.join(root, relative), 'x');
      utimesSync(path.join(root, relative), atMs / 1000, atMs / 1000);
    };
    const keep = (relative: string) =>
      recordSubmission(
        storage,
        submission({
          idempotencyKey: relative,
          files: [{ path: relative, from: path.join(root, relative) }],
        }),
        NOW,
      );
    const left = () => (existsSync(root) ? readdirSync(root, { recursive: true }).map(String).sort() : []);
    const keepOnDisk = async (relative: string) => {
      await keep(relative);
      await storage.db.deleteFrom('submission_file_parts').where('path', '=', relative).execute();
    };
    const partsOf = async (name: string) => {
      const parts = storage.db.selectFrom('submission_file_parts').select('bytes').where('path', '=', name);
      return (await parts.execute()).map(({ bytes }) => bytes.toString());
    };
    return { storage, files, put, keep, keepOnDisk, left, partsOf };
  }

  it('that belong to nothing are swept, once the process that wrote them is gone', async () => {
    const { files, put, left } = await start();
    put('here.200/left');
    expect(await files.sweep()).toBe(1);
    expect(left()).toEqual([]);
  });

  it('that an earlier version kept on the disk go where their row is, once', async () => {
    const { storage, files, put, keepOnDisk, left, partsOf } = await start();
    put('here.200/kept');
    await keepOnDisk('here.200/kept');
    expect(await partsOf('here.200/kept')).toEqual([]);
    expect(await files.sweep()).toBe(0);
    expect([await partsOf('here.200/kept'), left()]).toEqual([['x'], []]);
    put('here.200/kept');
    expect(await files.sweep()).toBe(0);
    expect([await partsOf('here.200/kept'), left()]).toEqual([['x'], []]);
    expect(await storage.db.selectFrom('submissions').select('id').execute()).toHaveLength(1);
  });

  it('that a process of an earlier version still keeps on this disk are handed on from there', async () => {
    const { files, put, keepOnDisk, left } = await start();
    put('here.300/kept');
    await keepOnDisk('here.300/kept');
    const file = await files.fetch('here.300/kept');
    expect(readFileSync(files.locate(file), 'utf8')).toBe('x');
    await files.remove([file]);
    expect(left()).toEqual(['here.100', 'here.300', 'here.300/kept']);
  });

  it('that are being received are not swept, whenever that is', async () => {
    const { files, put } = await start();
    put(await files.newPath());
    expect(await files.sweep()).toBe(0);
  });

  it('of a process before this one that had its number are swept, too', async () => {
    const { files, put, left } = await start();
    put('here.100/left');
    expect(await files.sweep()).toBe(1);
    expect(left()).toEqual(['here.100']);
  });

  it('that a process is still receiving are left alone', async () => {
    const { files, put } = await start();
    put('here.300/arriving');
    expect(await files.sweep()).toBe(0);
  });

  it('of another computer are swept after a day', async () => {
    const { files, put, left } = await start();
    put('there.200/young', NOW - DAY_MS + 1000);
    put('there.201/old', NOW - DAY_MS - 1000);
    expect(await files.sweep()).toBe(1);
    expect(left()).toEqual(['there.200', 'there.200/young']);
  });

  it('are swept where there are none, too', async () => {
    const { files } = await start();
    expect(await files.sweep()).toBe(0);
  });

  it('go with the application that they came with, when it is forgotten', async () => {
    const { storage, put, keep, partsOf } = await start();
    put('old');
    put('new');
    const { id } = await keep('old');
    await keep('new');
    await storage.db
      .updateTable('outbox')
      .set({ state: 'delivered', delivered_at: NOW })
      .where('submission_id', '=', id)
      .execute();
    const nowMs = NOW + 91 * DAY_MS;
    expect(await deleteOldSubmissions(storage, { days: 90, nowMs })).toBe(1);
    expect([await partsOf('old'), await partsOf('new')]).toEqual([[], ['x']]);
  });
}
