import { LRUCache } from 'lru-cache';
import type { CounterStore } from './rate-limit.ts';

const COUNTERS_MAX = 100_000;

/** Creates counters for this process alone. */
export function memoryCounters(): CounterStore {
  const counters = new LRUCache<string, number>({ max: COUNTERS_MAX });
  return {
    async count(key, before, lifetimeMs) {
      const now = (counters.get(key) ?? 0) + 1;
      counters.set(key, now, { ttl: lifetimeMs });
      return { now, before: counters.get(before) ?? 0 };
    },
    async uncount(key) {
      const now = counters.get(key);
      if (now !== undefined) counters.set(key, now - 1, { ttl: counters.getRemainingTTL(key) });
    },
    close: async () => counters.clear(),
  };
}
