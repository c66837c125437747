import { createHash } from 'node:crypto';

/** A rate limit: so many requests in so long. */
export interface RateLimitRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Counts in windows of time; shared by processes or not. */
export interface CounterStore {
  /** Adds one to a counter that nobody needs after so many milliseconds. @returns what it counts now */
  increment(key: string, lifetimeMs: number): Promise<number>;
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

export function rateLimiter(store: CounterStore, now: () => number = Date.now): RateLimiter {
  return {
    async take({ name, limit, windowMs }, subject) {
      const window = Math.floor(now() / windowMs);
      const count = await store.increment(`${name}:${window}:${hashed(subject)}`, windowMs);
      return count <= limit ? 0 : Math.ceil(((window + 1) * windowMs - now()) / 1000);
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
