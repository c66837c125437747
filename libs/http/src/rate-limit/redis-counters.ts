import { redisConnection, type RedisConnectionOptions } from '../redis/redis-connection.ts';
import { memoryCounters } from './memory-counters.ts';
import type { CounterStore } from './rate-limit.ts';

const PREFIX = 'skein:limit:';
/** How long the server keeps the key of a probe, in ms. */
const PROBE_MS = 1000;

export type RedisCountersOptions = Omit<RedisConnectionOptions, 'onReady' | 'probe'>;

/**
 * Creates counters in a Valkey or Redis that processes share. While the server does not answer, each process
 * counts alone.
 */
export function redisCounters(options: RedisCountersOptions): CounterStore {
  const alone = memoryCounters();
  const connection = redisConnection({
    ...options,
    probe: (redis) => redis.set(`${PREFIX}probe`, '', 'PX', PROBE_MS),
  });

  return {
    problem: connection.check,
    async count(key, before, lifetimeMs) {
      const counts = await connection.ask(async (redis) => {
        const results = await redis
          .multi()
          .incr(PREFIX + key)
          .pexpire(PREFIX + key, lifetimeMs)
          .get(PREFIX + before)
          .exec();
        const [[error, now] = [], , [, earlier] = []] = results ?? [];
        if (error || typeof now !== 'number') throw error ?? new Error('no count');
        return { now, before: Number(earlier ?? 0) };
      });
      return counts ?? alone.count(key, before, lifetimeMs);
    },
    async uncount(key) {
      const left = await connection.ask((redis) => redis.decr(PREFIX + key));
      if (left === undefined) await alone.uncount(key);
    },
    async close() {
      connection.close();
      await alone.close();
    },
  };
}
