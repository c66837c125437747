import { LRUCache } from 'lru-cache';
import { inTime } from './in-time.ts';
import { STALE_RETRY_MS } from './stale-retry.ts';
import { steadyNow } from './steady-now.ts';

/** How many answers are kept; the one that nobody has wanted for longest goes. */
const KEPT = 500;
/** How long a visitor waits for an answer that was never had. ms */
export const BELIEFS_PATIENCE_MS = 4000;

export interface BeliefsOptions {
  /** How long an answer is believed. */
  readonly ttlMs: number;
  /** Hears of what should not have happened. */
  readonly onProblem: (problem: object) => void;
  readonly now?: (() => number) | undefined;
}

/**
 * What is believed of a key: the last answer, while there is none newer.
 * @param ask answers undefined where nothing can be had
 * @returns undefined where nothing was ever had, or the first answer takes too long
 */
export type Beliefs<T> = (key: string, ask: () => Promise<T | undefined>) => Promise<T | undefined>;

interface Known<T> {
  readonly value: T | undefined;
  readonly until: number;
  readonly asking?: Promise<T | undefined>;
}

/** Answers of a service: asked for at most once at a time, and again when they have grown old. */
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
