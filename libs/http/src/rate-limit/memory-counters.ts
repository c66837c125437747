import { LRUCache } from 'lru-cache';
import type { CounterStore } from './rate-limit.ts';

const COUNTERS_MAX = 100_000;

/** Counts for this process alone. */
export function memoryCounters(): CounterStore {
  const counters = new LRUCache<string, number>({ max: COUNTERS_MAX });
  return {
    async increment(key, lifetimeMs) {
      const count = (counters.get(key) ?? 0) + 1;
      counters.set(key, count, { ttl: lifetimeMs });
      return count;
    },
    close: async () => counters.clear(),
  };
}
