import { Redis } from 'ioredis';
import { memoryCounters } from './memory-counters.ts';
import type { CounterStore } from './rate-limit.ts';

const PREFIX = 'skein:limit:';
/** Visitors do not wait longer than this for a counter. */
const TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 3000;
const LONGEST_RECONNECT_MS = 5000;

export interface RedisCountersOptions {
  readonly url: string;
  readonly onError: (error: Error) => void;
}

/** Counts in a Valkey or Redis that processes share. While it is away, each counts for itself. */
export function redisCounters({ url, onError }: RedisCountersOptions): CounterStore {
  const alone = memoryCounters();
  const redis = new Redis(url, {
    commandTimeout: TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(LONGEST_RECONNECT_MS, attempt * 200),
  });
  let told = false;
  let away = false;
  redis.on('ready', () => (told = away = false));
  redis.on('error', (error: Error) => {
    away = true;
    if (!told) onError(error);
    told = true;
  });
  return {
    async increment(key, lifetimeMs) {
      try {
        const results = await redis
          .multi()
          .incr(PREFIX + key)
          .pexpire(PREFIX + key, lifetimeMs)
          .exec();
        const [error, count] = results?.[0] ?? [];
        if (error || typeof count !== 'number') throw error ?? new Error('no count');
        away = false;
        return count;
      } catch {
        away = true;
        return alone.increment(key, lifetimeMs);
      }
    },
    problems: () => (away ? ['does not answer: limits hold for each process by itself'] : []),
    async close() {
      redis.disconnect();
      await alone.close();
    },
  };
}
