import { LRUCache } from 'lru-cache';
import { inTime } from './in-time.ts';
import { STALE_RETRY_MS } from './stale-retry.ts';
import { steadyNow } from './steady-now.ts';

/** Most answers that are kept. The least recently used one goes first. */
const KEPT = 500;
/** How long a visitor waits for an answer that was never received, in ms. */
export const BELIEFS_PATIENCE_MS = 4000;

export interface BeliefsOptions {
  /** How long an answer stays valid, in ms. */
  readonly ttlMs: number;
  /** Called for problems that should not happen. */
  readonly onProblem: (problem: object) => void;
  readonly now?: (() => number) | undefined;
}

/**
 * Returns the last answer for a key, and asks for a new one once it is too old.
 * @param ask resolves to undefined if there is no answer
 * @returns undefined if no answer was ever received, or if the first one takes too long
 */
export type Beliefs<T> = (key: string, ask: () => Promise<T | undefined>) => Promise<T | undefined>;

interface Known<T> {
  readonly value: T | undefined;
  readonly until: number;
  readonly asking?: Promise<T | undefined>;
}

/**
 * Caches the answers of a service. It asks at most once at a time for each key, and again when an answer is too
 * old.
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
    // Whoever comes while it is renewed gets what is known.
    return value === undefined ? asking : Promise.resolve(value);
  };
}
