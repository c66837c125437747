import { LRUCache } from 'lru-cache';
import { inTime } from './in-time.ts';
import { STALE_RETRY_MS } from './stale-retry.ts';
import { steadyNow } from './steady-now.ts';

/** Maximum number of kept answers. The least recently used answer is dropped first. */
const KEPT = 500;
/** How long a visitor waits for an answer if no answer is kept yet, in ms. */
export const BELIEFS_PATIENCE_MS = 4000;

export interface BeliefsOptions {
  /** How long an answer stays valid, in ms. */
  readonly ttlMs: number;
  /** Receives the errors of failed requests to the service. */
  readonly onProblem: (problem: object) => void;
  readonly now?: (() => number) | undefined;
}

/**
 * Returns the kept answer for a key. Also requests a new answer if the kept answer is too old.
 * @param ask requests an answer; resolves to undefined if the service does not answer
 * @returns undefined if the service has never answered, or if the first answer takes too long
 */
export type Beliefs<T> = (key: string, ask: () => Promise<T | undefined>) => Promise<T | undefined>;

interface Known<T> {
  readonly value: T | undefined;
  readonly until: number;
  readonly asking?: Promise<T | undefined>;
}

/**
 * Caches the answers of a service. Sends at most one request for each key at a time. Requests a new answer if the
 * cached answer is too old.
 */
export function createBeliefs<T>({ ttlMs, onProblem, now = steadyNow }: BeliefsOptions): Beliefs<T> {
  const known = new LRUCache<string, Known<T>>({ max: KEPT });

  async function askAnew(key: string, ask: () => Promise<T | undefined>, before: T | undefined) {
    const answer = await ask().catch((error: unknown) => {
      onProblem({ asked: key, err: error });
      return undefined;
    });
    const value = answer ?? before;
    known.set(key, { value, until: now() + (answer === undefined ? STALE_RETRY_MS : ttlMs) });
    return value;
  }

  return (key, ask) => {
    const last = known.get(key);
    if (last && last.until > now()) return Promise.resolve(last.value);
    const value = last?.value;
    const asking = last?.asking ?? inTime(askAnew(key, ask, value), BELIEFS_PATIENCE_MS);
    known.set(key, { value, until: 0, asking });
    // Until the new answer arrives, visitors get the old answer.
    return value === undefined ? asking : Promise.resolve(value);
  };
}
