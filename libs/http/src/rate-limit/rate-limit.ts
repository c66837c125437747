import { createHash } from 'node:crypto';

/** A rate limit: so many requests in so long. */
export interface RateLimitRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

export interface Counts {
  /** With the one that was just added. */
  readonly now: number;
  readonly before: number;
}

/** Counts in windows of time; shared by processes or not. */
export interface CounterStore {
  /** Adds one to a counter that nobody needs after so many milliseconds, and reads the one of the window before. */
  count(key: string, before: string, lifetimeMs: number): Promise<Counts>;
  /** Takes one away again. */
  uncount(key: string): Promise<void>;
  /** Why it counts for this process alone, though it should not. */
  problem?(): string | undefined;
  close(): Promise<void>;
}

export interface RateLimiter {
  /** @returns how many seconds to wait; 0 when the request may pass */
  take(rule: RateLimitRule, subject: string): Promise<number>;
  /** Why its limits hold for this process alone, though they should not. */
  problem?(): string | undefined;
  close(): Promise<void>;
}

/** Who is counted stands in the store as a hash: addresses are personal. */
const hashed = (subject: string) => createHash('sha256').update(subject).digest('base64url').slice(0, 22);

/**
 * How long to wait, in windows: what passed in the window before counts by the part of it that the last window's length
 * still reaches into, and leaves room for one.
 */
function windowsToWait(limit: number, counts: Counts, elapsed: number): number {
  const before = Math.min(counts.before, limit - 1);
  if (counts.now > limit) return 1 - elapsed;
  if (counts.now + before * (1 - elapsed) <= limit) return 0;
  return 1 - (limit - counts.now) / before - elapsed;
}

/** So many in any window of time, wherever it begins. */
export function rateLimiter(store: CounterStore, now: () => number = Date.now): RateLimiter {
  return {
    async take({ name, limit, windowMs }, subject) {
      const window = Math.floor(now() / windowMs);
      const elapsed = now() / windowMs - window;
      const key = (index: number) => `${name}:${index}:${hashed(subject)}`;
      const counts = await store.count(key(window), key(window - 1), 2 * windowMs);
      const waits = windowsToWait(limit, counts, elapsed);
      // What was refused does not count against whoever comes back in time.
      if (waits > 0) await store.uncount(key(window));
      return Math.ceil(Math.round(waits * windowMs) / 1000);
    },
    problem: () => store.problem?.(),
    close: () => store.close(),
  };
}

/** Lets everything pass. */
export const unlimited: RateLimiter = {
  take: async () => 0,
  close: async () => undefined,
};

/**
 * Counts a request under several rules at once, each for its own subject. A subject that is not known is not counted.
 * @returns how many seconds to wait; 0 when the request may pass
 */
export async function secondsToWait(
  limiter: RateLimiter,
  counts: readonly (readonly [RateLimitRule, subject: string | undefined])[],
): Promise<number> {
  const waits = counts.map(([rule, subject]) => (subject ? limiter.take(rule, subject) : 0));
  return Math.max(0, ...(await Promise.all(waits)));
}
