import { createHash } from 'node:crypto';

/** A rate limit: `limit` requests in `windowMs`. */
export interface RateLimitRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

export interface Counts {
  /** Requests in the current window of time, including the request that was just counted. */
  readonly now: number;
  readonly before: number;
}

/** A store of request counters, one for each window of time. Several processes may share a store. */
export interface CounterStore {
  /** Adds one to the counter `key`, which expires after `lifetimeMs`. Also reads the counter `before`. */
  count(key: string, before: string, lifetimeMs: number): Promise<Counts>;
  /** Subtracts one from a counter. */
  uncount(key: string): Promise<void>;
  /** Returns the reason if this process should share the store but counts alone. Otherwise returns undefined. */
  problem?(): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface RateLimiter {
  /**
   * Counts a request.
   * @returns how many seconds the visitor has to wait; 0 if the request may pass
   */
  take(rule: RateLimitRule, subject: string): Promise<number>;
  /** Returns the reason if this process should share its counters but counts alone. Otherwise returns undefined. */
  problem?(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Hashes a subject for the store, because network addresses are personal data. */
const hashed = (subject: string) => createHash('sha256').update(subject).digest('base64url').slice(0, 22);

/**
 * Returns how long a visitor has to wait, as a fraction of a window. If 30 % of the current window has passed,
 * 70 % of the requests of the previous window count. At least one request is always allowed.
 */
function windowsToWait(limit: number, counts: Counts, elapsed: number): number {
  const before = Math.min(counts.before, limit - 1);
  if (counts.now > limit) return 1 - elapsed;
  if (counts.now + before * (1 - elapsed) <= limit) return 0;
  return 1 - (limit - counts.now) / before - elapsed;
}

/** Creates a limiter that allows at most `limit` requests in any period of `windowMs`. */
export function rateLimiter(store: CounterStore, now: () => number = Date.now): RateLimiter {
  return {
    async take({ name, limit, windowMs }, subject) {
      const window = Math.floor(now() / windowMs);
      const elapsed = now() / windowMs - window;
      const key = (index: number) => `${name}:${index}:${hashed(subject)}`;
      const counts = await store.count(key(window), key(window - 1), 2 * windowMs);
      const waits = windowsToWait(limit, counts, elapsed);
      // A refused request does not count, so a visitor who returns after the wait is not refused again.
      if (waits > 0) await store.uncount(key(window));
      return Math.ceil(Math.round(waits * windowMs) / 1000);
    },
    problem: async () => store.problem?.(),
    close: () => store.close(),
  };
}

/** A limiter that allows everything. */
export const unlimited: RateLimiter = {
  take: async () => 0,
  close: async () => undefined,
};

/**
 * Counts a request under several rules, each with its own subject. Rules without a subject are skipped.
 * @returns how many seconds the visitor has to wait; 0 if the request may pass
 */
export async function secondsToWait(
  limiter: RateLimiter,
  counts: readonly (readonly [RateLimitRule, subject: string | undefined])[],
): Promise<number> {
  const waits = counts.map(([rule, subject]) => (subject ? limiter.take(rule, subject) : 0));
  return Math.max(0, ...(await Promise.all(waits)));
}
