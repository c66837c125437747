import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openStorage } from './open-storage.ts';
import { deleteOldSubmissions } from './retention.ts';
import { recordSubmission } from './submissions.ts';
import { submission } from './testing/submission.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const NOW = Date.UTC(2026, 2, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

it('leaves nothing of a deleted submission in the files of the embedded database', async () => {
  const dataDir = temporaryFolder();
  const storage = await openStorage({ dataDir });
  onTestFinished(() => storage.close());
  const folder = path.join(dataDir, 'leads');
  const addresses = () =>
    new Set(
      readdirSync(folder).flatMap(
        (name) => readFileSync(path.join(folder, name), 'latin1').match(/\w+@example\.com/gu) ?? [],
      ),
    );
  const store = (idempotencyKey: string, payload: object) =>
    recordSubmission(storage, submission({ idempotencyKey, payload }), NOW);
  await store('a', { email: 'stays@example.com' });
  const short = await store('b', { email: 'leaves@example.com' });
  const longerThanPages = await store('c', { note: '.'.repeat(10_000), email: 'leaves@example.com' });
  await storage.db
    .updateTable('outbox')
    .set({ state: 'delivered', delivered_at: NOW })
    .where('submission_id', 'in', [short.id, longerThanPages.id])
    .execute();
  expect(addresses()).toEqual(new Set(['stays@example.com', 'leaves@example.com']));
  expect(await deleteOldSubmissions(storage, { days: 90, nowMs: NOW + 91 * DAY_MS })).toBe(2);
  expect(addresses()).toEqual(new Set(['stays@example.com']));
});
