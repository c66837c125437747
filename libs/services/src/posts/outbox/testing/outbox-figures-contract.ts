import type { AskedFigure, Figures } from '@skein/http/figures';
import { expect, it, onTestFinished } from 'vitest';
import { awaitStorage } from '../../../storage/await-storage.ts';
import { recordSubmission } from '../../../storage/submissions.ts';
import type { FreshDatabase } from '../../../storage/testing/each-database.ts';
import { submission } from '../../../storage/testing/submission.ts';
import { MAX_ATTEMPTS } from '../outbox.constants.ts';
import { outboxFigures } from '../outbox-figures.ts';
import { claimDue, recordResults } from '../outbox-rows.ts';

const NOW = Date.UTC(2026, 2, 1);
const silent = { warn: () => undefined, error: () => undefined };

export function outboxFiguresContract(fresh: FreshDatabase): void {
  async function start(kinds?: readonly string[]) {
    const storage = await awaitStorage({ ...(await fresh()), log: silent });
    onTestFinished(storage.close);
    await storage.there;
    const asked = new Map<string, AskedFigure>();
    const figures = { ask: (figure: AskedFigure) => void asked.set(figure.name, figure) } as Figures;
    outboxFigures(figures, { storage, kinds, now: () => NOW + 90_000 });
    const read = async (name: string) => asked.get(`skein_${name}`)?.read();
    const submit = (key: string, kind = 'address_form', createdAtMs = NOW) =>
      recordSubmission(storage, submission({ kind, idempotencyKey: key }), createdAtMs);
    return { storage, read, submit };
  }

  it('tell how many wait and how long the oldest has, and how many were given up', async () => {
    const { storage, read, submit } = await start();
    expect([await read('outbox_submissions'), await read('outbox_oldest_seconds')]).toEqual([
      { queued: 0, dead: 0 },
      0,
    ]);
    await submit('first');
    await submit('second', 'address_form', NOW + 60_000);
    expect([await read('outbox_submissions'), await read('outbox_oldest_seconds')]).toEqual([
      { queued: 2, dead: 0 },
      90,
    ]);
    const [first, second] = await claimDue(storage, { nowMs: NOW + 60_000, leaseMs: 1, limit: 2 });
    await recordResults(
      storage,
      {
        leaseId: first?.leaseId ?? '',
        delivered: [second?.id ?? ''],
        failed: [
          {
            id: first?.id ?? '',
            state: 'dead',
            attempts: MAX_ATTEMPTS,
            nextAttemptAtMs: NOW,
            error: `${MAX_ATTEMPTS} times`,
          },
        ],
      },
      NOW + 60_000,
    );
    expect([await read('outbox_submissions'), await read('outbox_oldest_seconds')]).toEqual([
      { queued: 0, dead: 1 },
      0,
    ]);
  });

  it('leave out what nobody is there to take', async () => {
    const { read, submit } = await start(['application']);
    await submit('a form');
    expect(await read('outbox_oldest_seconds')).toBe(0);
    await submit('an application', 'application');
    expect([await read('outbox_submissions'), await read('outbox_oldest_seconds')]).toEqual([
      { queued: 1, dead: 0 },
      90,
    ]);
  });

  it('have nothing to tell of an outbox that nobody empties', async () => {
    const { read, submit } = await start([]);
    await submit('a form');
    expect([await read('outbox_submissions'), await read('outbox_oldest_seconds')]).toEqual([
      { queued: 0, dead: 0 },
      0,
    ]);
  });

  it('tell whether the database can be used', async () => {
    const { storage, read } = await start();
    expect(await read('database_up')).toBe(1);
    await storage.close();
    expect(await read('database_up')).toBe(0);
    await expect(read('outbox_submissions')).rejects.toThrow();
  });

  it('are unknown while the database cannot be asked, also where nobody is there to take anything', async () => {
    const { storage, read } = await start([]);
    expect(await read('outbox_submissions')).toEqual({ queued: 0, dead: 0 });
    await storage.close();
    for (const name of ['outbox_submissions', 'outbox_oldest_seconds'])
      await expect(read(name)).rejects.toThrow();
  });
}
