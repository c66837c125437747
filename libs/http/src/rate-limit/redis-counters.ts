import { Redis } from 'ioredis';
import { memoryCounters } from './memory-counters.ts';
import type { CounterStore } from './rate-limit.ts';

const PREFIX = 'skein:limit:';
/** A visitor waits no longer than this for a counter, and the visitors after that not at all. */
const PATIENCE_MS = 100;
const CONNECT_TIMEOUT_MS = 3000;
const LONGEST_RECONNECT_MS = 5000;

export interface RedisCountersOptions {
  readonly url: string;
  readonly onError: (error: Error) => void;
  readonly patienceMs?: number;
}

/** @throws when there is no answer in time; one that has arrived while this process was busy counts */
async function inTime<Result>(answer: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`it did not answer within ${limitMs} ms`));
    timer = setTimeout(() => setImmediate(giveUp), limitMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Counts in a Valkey or Redis that processes share. While it is away or frozen, each counts for itself. */
export function redisCounters({
  url,
  onError,
  patienceMs = PATIENCE_MS,
}: RedisCountersOptions): CounterStore {
  const alone = memoryCounters();
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(LONGEST_RECONNECT_MS, attempt * 200),
  });
  let away: Error | undefined;
  const back = () => (away = undefined);
  function lost(error: Error): void {
    if (!away) onError(error);
    away ??= error;
  }
  redis.on('ready', back);
  redis.on('error', lost);
  redis.on('close', () => lost(new Error('it has closed the connection')));

  async function count(key: string, lifetimeMs: number): Promise<number> {
    const results = await inTime(
      redis
        .multi()
        .incr(PREFIX + key)
        .pexpire(PREFIX + key, lifetimeMs)
        .exec(),
      patienceMs,
    );
    const [error, counted] = results?.[0] ?? [];
    if (error || typeof counted !== 'number') throw error ?? new Error('no count');
    return counted;
  }

  return {
    problem: () => away?.message,
    async increment(key, lifetimeMs) {
      if (!away)
        try {
          return await count(key, lifetimeMs);
        } catch (error) {
          if (!away) {
            lost(error instanceof Error ? error : new Error(String(error)));
            // One that is frozen answers this once it goes on; one that is gone is connected to again.
            redis.ping().then(back, () => {});
          }
        }
      return alone.increment(key, lifetimeMs);
    },
    async close() {
      redis.removeAllListeners('close');
      redis.disconnect();
      await alone.close();
    },
  };
}
