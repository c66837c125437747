import { createHash } from 'node:crypto';

/** A rate limit: `limit` requests in `windowMs`. */
export interface RateLimitRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

export interface Counts {
  /** Count of the current window, including the request just counted. */
  readonly now: number;
  readonly before: number;
}

/** Counts in windows of time; processes may share a store. */
export interface CounterStore {
  /** Adds one to a counter, which expires after `lifetimeMs`, and reads the counter of the window before. */
  count(key: string, before: string, lifetimeMs: number): Promise<Counts>;
  /** Takes one off a counter again. */
  uncount(key: string): Promise<void>;
  /** Returns why a shared store counts for this process alone, or undefined if it does not. */
  problem?(): string | undefined;
  close(): Promise<void>;
}

export interface RateLimiter {
  /** Counts a request. @returns how many seconds to wait; 0 if the request may pass */
  take(rule: RateLimitRule, subject: string): Promise<number>;
  /** Returns why shared limits hold for this process alone, or undefined if they do not. */
  problem?(): string | undefined;
  close(): Promise<void>;
}

/** Hashes a subject for the store, because network addresses are personal data. */
const hashed = (subject: string) => createHash('sha256').update(subject).digest('base64url').slice(0, 22);

/**
 * Returns how long to wait, in windows. The sliding window still covers part of the window before, whose
 * requests count in proportion; they always leave room for one request.
 */
function windowsToWait(limit: number, counts: Counts, elapsed: number): number {
  const before = Math.min(counts.before, limit - 1);
  if (counts.now > limit) return 1 - elapsed;
  if (counts.now + before * (1 - elapsed) <= limit) return 0;
  return 1 - (limit - counts.now) / before - elapsed;
}

/** Creates a limiter that allows `limit` requests in any window of time, wherever it begins. */
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

/** A limiter that allows everything. */
export const unlimited: RateLimiter = {
  take: async () => 0,
  close: async () => undefined,
};

/**
 * Counts a request under several rules at once, each with its own subject. It does not count unknown subjects.
 * @returns how many seconds to wait; 0 if the request may pass
 */
export async function secondsToWait(
  limiter: RateLimiter,
  counts: readonly (readonly [RateLimitRule, subject: string | undefined])[],
): Promise<number> {
  const waits = counts.map(([rule, subject]) => (subject ? limiter.take(rule, subject) : 0));
  return Math.max(0, ...(await Promise.all(waits)));
}
