import { watchCall, type Figures } from '@skein/http/figures';
import type { Storage } from '../../storage/open-storage.ts';
import { retryDelay } from './backoff.ts';
import { deliver, reasonOf, type Deliver, type Receiver } from './deliver.ts';
import type { DeliveryFailure } from './delivery-failure.ts';
import { BATCH_SIZE, LEASE_MS, MAX_ATTEMPTS, POLL_MS } from './outbox.constants.ts';
import { claimDue, recordResults, type DueSubmission, type FailedDelivery } from './outbox-rows.ts';

export interface OutboxClock {
  /** Returns the current time, in ms since 1970. */
  now(): number;
  /** Resolves after some milliseconds, or as soon as the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export interface OutboxWorkerOptions {
  readonly storage: Storage;
  /** Receives all submissions whose kind has no deliverer. Without a receiver, these submissions wait. */
  readonly receiver: Receiver | undefined;
  /** Deliverers by kind of submission. */
  readonly deliverers?: Readonly<Record<string, Deliver>> | undefined;
  readonly log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: OutboxClock;
  /** Returns a random number, from 0 up to 1. */
  readonly random?: () => number;
  readonly maxAttempts?: number;
  readonly figures?: Figures | undefined;
}

/** Returns the metrics label of a delivery's result. */
const outcomeOf = (failure: DeliveryFailure | undefined) =>
  failure === undefined ? 'ok' : /timeout|ETIMEDOUT/i.test(failure.reason) ? 'timeout' : 'error';

export interface OutboxWorker {
  /** Makes the worker look for due rows at once. Returns without waiting. */
  wake(): void;
  /** Delivers rows that are due now. @returns the number of rows */
  runOnce(): Promise<number>;
  /** Delivers rows until `stop`. */
  start(): void;
  /** Waits for deliveries in progress, and starts no further deliveries. */
  stop(): Promise<void>;
}

const systemClock: OutboxClock = {
  now: Date.now,
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      timer.unref();
      if (signal.aborted) done();
      else signal.addEventListener('abort', done);
    }),
};

/**
 * Creates a worker that delivers submissions and retries failed deliveries. The worker runs in the background, so
 * visitors do not wait for it.
 */
export function outboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { storage, receiver, log, fetch = globalThis.fetch, clock = systemClock } = options;
  const { random = Math.random, maxAttempts = MAX_ATTEMPTS, deliverers = {} } = options;
  const kinds = receiver ? undefined : Object.keys(deliverers);
  let stopping = false;
  let pause = new AbortController();
  let woken = false;
  let running: Promise<void> | undefined;

  function afterFailure(
    { id, attempts: before }: DueSubmission,
    { reason: error, retryAfterMs }: DeliveryFailure,
  ): FailedDelivery {
    // A row without attempts would not count as failing, so even a postponed delivery counts as the first attempt.
    const attempts = retryAfterMs === undefined ? before + 1 : Math.max(before, 1);
    const dead = retryAfterMs === undefined && attempts >= maxAttempts;
    if (dead) log.error({ submission: id, attempts, reason: error }, 'submission was not delivered');
    const nextAttemptAtMs = clock.now() + Math.max(retryDelay(attempts, random()), retryAfterMs ?? 0);
    return { id, state: dead ? 'dead' : 'queued', attempts, nextAttemptAtMs, error };
  }

  async function deliverOne(submission: DueSubmission): Promise<DeliveryFailure | undefined> {
    const own = Object.hasOwn(deliverers, submission.kind) ? deliverers[submission.kind] : undefined;
    if (own) return own(submission);
    // Without a receiver, `claimDue` claims only kinds with a deliverer.
    return receiver && deliver(submission, { receiver, fetch, nowMs: clock.now() });
  }

  async function runOnce(): Promise<number> {
    const nowMs = clock.now();
    const due = await claimDue(storage, { nowMs, leaseMs: LEASE_MS, limit: BATCH_SIZE, kinds });
    const leaseId = due[0]?.leaseId;
    if (leaseId === undefined) return 0;
    const failures = await Promise.all(
      due.map((one) => watchCall(options.figures, 'receiver', () => deliverOne(one), outcomeOf)),
    );
    const delivered = due.filter((_, index) => failures[index] === undefined).map(({ id }) => id);
    const failed = due.flatMap((submission, index) => {
      const failure = failures[index];
      return failure === undefined ? [] : [afterFailure(submission, failure)];
    });
    await recordResults(storage, { leaseId, delivered, failed }, clock.now());
    if (failed.length > 0)
      log.warn({ failed: failed.length, reason: failed[0]?.error }, 'submissions will be delivered again');
    return due.length;
  }

  async function run(): Promise<void> {
    let isUnread = false;
    while (!stopping) {
      woken = false;
      let tried = 0;
      try {
        tried = await runOnce();
        isUnread = false;
      } catch (error) {
        if (!isUnread) log.error({ reason: reasonOf(error) }, 'outbox cannot be read');
        isUnread = true;
      }
      if (tried === BATCH_SIZE || woken || stopping) continue;
      pause = new AbortController();
      await clock.wait(POLL_MS, pause.signal);
    }
  }

  return {
    runOnce,
    wake() {
      woken = true;
      pause.abort();
    },
    start() {
      running ??= run();
    },
    async stop() {
      stopping = true;
      pause.abort();
      await running;
    },
  };
}
