import { expect, it } from 'vitest';
import type { Storage } from '../../storage/open-storage.ts';
import { outboxWorker } from './worker.ts';

const away = Object.assign(new Error('Key (email)=(ana@example.com)'), { code: 'ECONNREFUSED' });

/**
 * Runs a worker until it has read the database once for each argument, and returns the worker's log. Each argument says
 * how one of these readings ends.
 */
async function loggedOver(...looks: readonly ('fails' | 'reads')[]): Promise<unknown[]> {
  const logged: unknown[] = [];
  const log = (details: object, message: string) => void logged.push([message, details]);
  const rest = [...looks];
  const done = Promise.withResolvers<void>();
  const write = async () => {
    if (rest.shift() === 'fails') throw away;
    return [];
  };
  const worker = outboxWorker({
    storage: { dialect: 'postgres', write } as unknown as Storage,
    receiver: { url: 'http://crm.test/leads', secret: undefined },
    log: { warn: log, error: log },
    clock: {
      now: () => 0,
      async wait() {
        if (rest.length > 0) return;
        void worker.stop();
        done.resolve();
      },
    },
  });
  worker.start();
  await done.promise;
  return logged;
}

it('an outbox that cannot be read is told once, by its code, and again once it could be read meanwhile', async () => {
  const told = ['outbox cannot be read', { reason: 'ECONNREFUSED' }];
  expect(await loggedOver('fails', 'fails', 'fails')).toEqual([told]);
  expect(await loggedOver('fails', 'fails', 'reads', 'fails', 'fails')).toEqual([told, told]);
});
