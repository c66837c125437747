import { expect, it, onTestFinished } from 'vitest';
import { openStorage, type Storage } from '../../../storage/open-storage.ts';
import { recordSubmission } from '../../../storage/submissions.ts';
import type { FreshDatabase } from '../../../storage/testing/each-database.ts';
import { submission } from '../../../storage/testing/submission.ts';
import { signatureOf } from '../deliver.ts';
import { deliveryReport } from '../delivery-report.ts';
import { BATCH_SIZE, LEASE_MS } from '../outbox.constants.ts';
import { claimDue, closeRows, countOutbox, listOutbox, recordResults, retryRows } from '../outbox-rows.ts';
import { outboxWorker, type OutboxWorkerOptions } from '../worker.ts';

const NOW = Date.UTC(2026, 2, 1);
const SECRET = 'the receiver knows this too';
const EMAIL = 'ana@example.com';

interface Call {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
type Reply = number | Error | Response | Promise<number>;

/** Returns a receiver that sends the given replies one after another, and then 200 for all other requests. */
function receiver(replies: Reply[] = []) {
  const calls: Call[] = [];
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    calls.push({ headers: Object.fromEntries(new Headers(init?.headers)), body: String(init?.body) });
    const reply = await (replies.shift() ?? 200);
    if (reply instanceof Error) throw reply;
    return reply instanceof Response ? reply : new Response('thank you', { status: reply });
  };
  return { calls, fetch };
}

function testClock() {
  let nowMs = NOW;
  return {
    now: () => nowMs,
    advance: (ms: number) => void (nowMs += ms),
    wait: (_ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
  };
}

export function outboxContract(fresh: FreshDatabase): void {
  async function start(options: Partial<OutboxWorkerOptions> = {}) {
    const database = await fresh();
    const storage = await openStorage(database);
    onTestFinished(storage.close);
    const clock = testClock();
    const logged: string[] = [];
    const log = {
      warn: (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`),
      error: (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`),
    };
    const worker = outboxWorker({
      storage,
      receiver: { url: 'http://crm.test/leads', secret: SECRET },
      log,
      clock,
      random: () => 0,
      ...options,
    });
    return { database, storage, clock, logged, worker };
  }
  const submit = (storage: Storage, idempotencyKey = 'key-1') =>
    recordSubmission(
      storage,
      submission({ idempotencyKey, payload: { email: EMAIL }, flags: ['no-human-check'] }),
      NOW,
    );

  it('hands a submission over once, signed, under its own id', async () => {
    const { calls, fetch } = receiver();
    const { storage, worker } = await start({ fetch });
    const { id } = await submit(storage);
    expect(await worker.runOnce()).toBe(1);
    expect(await worker.runOnce()).toBe(0);
    expect(calls).toHaveLength(1);
    const { headers, body } = calls[0] as Call;
    expect(JSON.parse(body)).toEqual({
      id,
      kind: 'address_form',
      idempotencyKey: 'key-1',
      createdAt: '2026-03-01T00:00:00.000Z',
      flags: ['no-human-check'],
      payload: { email: EMAIL },
    });
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': id,
      'x-skein-timestamp': String(NOW),
      'x-skein-signature': `sha256=${signatureOf(SECRET, String(NOW), body)}`,
    });
    expect(await countOutbox(storage)).toEqual({ queued: 0, delivered: 1, dead: 0 });
  });

  it('says what is not delivered, until it is', async () => {
    const { storage, clock, worker } = await start({ fetch: receiver([503, 500]).fetch, maxAttempts: 2 });
    const problems = deliveryReport(storage);
    await submit(storage);
    expect(await problems()).toEqual([]);
    await worker.runOnce();
    expect(await problems()).toEqual(['1 submission waits to be delivered again']);
    clock.advance(LEASE_MS * 1000);
    await worker.runOnce();
    expect(await problems()).toEqual(['1 submission was given up: see `npm run outbox -- dead`']);
    await retryRows(storage, clock.now());
    await worker.runOnce();
    expect(await problems()).toEqual([]);
  });

  it('tries again after growing pauses, under the same id, and says so without the visitor', async () => {
    const refused = new TypeError('fetch failed', {
      cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
    });
    const { calls, fetch } = receiver([503, refused]);
    const { storage, worker, clock, logged } = await start({ fetch });
    await submit(storage);
    for (const [pauseMs, reason] of [
      [500, 'status 503'],
      [1000, 'ECONNREFUSED'],
    ] as const) {
      expect(await worker.runOnce()).toBe(1);
      expect(await listOutbox(storage, 'queued', 10)).toEqual([
        expect.objectContaining({ error: reason, nextAttemptAtMs: clock.now() + pauseMs }),
      ]);
      clock.advance(pauseMs - 1);
      expect(await worker.runOnce()).toBe(0);
      clock.advance(1);
    }
    expect(await worker.runOnce()).toBe(1);
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(await countOutbox(storage)).toEqual({ queued: 0, delivered: 1, dead: 0 });
    expect(logged.join()).not.toContain(EMAIL);
  });

  it.each([
    [429, '7200', 7_200_000],
    [503, new Date(NOW + 7_200_000).toUTCString(), 7_200_000],
    [429, '604800', 86_400_000],
    [503, '0', 60_000],
  ])(
    'waits as long as status %i with Retry-After %s asks, and does not count it',
    async (status, wait, ms) => {
      const busy = () => new Response('', { status, headers: { 'retry-after': wait } });
      const { storage, worker, clock } = await start({
        fetch: receiver([busy(), busy()]).fetch,
        maxAttempts: 1,
      });
      await submit(storage);
      await worker.runOnce();
      expect(await listOutbox(storage, 'queued', 10)).toMatchObject([
        { attempts: 1, error: `status ${status}`, nextAttemptAtMs: NOW + ms },
      ]);
      clock.advance(ms);
      await worker.runOnce();
      expect(await countOutbox(storage)).toMatchObject({ queued: 1 });
      clock.advance(86_400_000);
      await worker.runOnce();
      expect(await countOutbox(storage)).toEqual({ queued: 0, delivered: 1, dead: 0 });
    },
  );

  it.each([
    [429, 'soon'],
    [500, '7200'],
  ])('counts status %i with Retry-After %s as any failure', async (status, wait) => {
    const busy = new Response('', { status, headers: { 'retry-after': wait } });
    const { storage, worker } = await start({ fetch: receiver([busy]).fetch, maxAttempts: 1 });
    await submit(storage);
    await worker.runOnce();
    expect(await countOutbox(storage)).toMatchObject({ dead: 1 });
  });

  it('lays a submission aside after the last attempt, until somebody puts it back', async () => {
    const { fetch } = receiver([500, 500]);
    const { storage, worker, clock, logged } = await start({ fetch, maxAttempts: 2 });
    const { id } = await submit(storage);
    await worker.runOnce();
    clock.advance(60_000);
    await worker.runOnce();
    clock.advance(24 * 60 * 60 * 1000);
    expect(await worker.runOnce()).toBe(0);
    expect(logged.at(-2)).toContain('submission was not delivered');
    expect(await listOutbox(storage, 'dead', 10)).toEqual([expect.objectContaining({ id, attempts: 2 })]);
    expect(await retryRows(storage, clock.now())).toEqual({ queued: 0, dead: 1 });
    expect(await worker.runOnce()).toBe(1);
    expect(await countOutbox(storage)).toEqual({ queued: 0, delivered: 1, dead: 0 });
  });

  it('puts back only what is named, and nothing that was delivered', async () => {
    const { storage, worker, clock } = await start({ fetch: receiver().fetch });
    const { id } = await submit(storage);
    await worker.runOnce();
    expect(await retryRows(storage, clock.now(), [id])).toEqual({ queued: 0, dead: 0 });
    const { id: waiting } = await submit(storage, 'key-2');
    expect(await retryRows(storage, clock.now(), [waiting, 'unknown'])).toEqual({ queued: 1, dead: 0 });
  });

  it('closes only what is named, and never delivers it', async () => {
    const { calls, fetch } = receiver();
    const { storage, worker, clock } = await start({ fetch });
    const { id } = await submit(storage);
    await submit(storage, 'key-2');
    expect(await closeRows(storage, clock.now(), [id, 'unknown'])).toBe(1);
    expect(await countOutbox(storage)).toEqual({ queued: 1, delivered: 1, dead: 0 });
    expect(await worker.runOnce()).toBe(1);
    expect(calls.map(({ headers }) => headers['idempotency-key'])).not.toContain(id);
  });

  it('gives each row to one of several processes', async () => {
    const { database, storage } = await start();
    const other = await openStorage(database);
    onTestFinished(other.close);
    for (let index = 0; index < 60; index += 1) await submit(storage, `key-${index}`);
    const options = { nowMs: NOW, leaseMs: LEASE_MS, limit: BATCH_SIZE };
    const claimed = await Promise.all([
      claimDue(storage, options),
      claimDue(other, options),
      claimDue(storage, options),
    ]);
    const ids = claimed.flat().map(({ id }) => id);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  });

  it('takes over from a process that died, whose late word then counts for nothing', async () => {
    const { storage, clock, worker } = await start({ fetch: receiver().fetch });
    await submit(storage);
    const [lost] = await claimDue(storage, { nowMs: NOW, leaseMs: LEASE_MS, limit: 1 });
    if (!lost) throw new Error('nothing was due');
    expect(await worker.runOnce()).toBe(0);
    clock.advance(LEASE_MS);
    expect(await worker.runOnce()).toBe(1);
    const late = { id: lost.id, state: 'dead', attempts: 1, nextAttemptAtMs: 0, error: 'late' } as const;
    await recordResults(storage, { leaseId: lost.leaseId, delivered: [], failed: [late] }, NOW);
    expect(await countOutbox(storage)).toEqual({ queued: 0, delivered: 1, dead: 0 });
  });

  it('delivers when it is woken, and lets deliveries end before it stops', async () => {
    const answer = Promise.withResolvers<number>();
    const called = Promise.withResolvers<void>();
    const fetch: typeof globalThis.fetch = async () => {
      called.resolve();
      return new Response(null, { status: await answer.promise });
    };
    const { storage, worker } = await start({ fetch });
    worker.start();
    await submit(storage);
    worker.wake();
    await called.promise;
    const stopped = worker.stop();
    answer.resolve(200);
    await stopped;
    expect(await countOutbox(storage)).toEqual({ queued: 0, delivered: 1, dead: 0 });
  });
}
