import { Redis } from 'ioredis';

/** A visitor waits no longer than this, and the visitors after that not at all. */
const PATIENCE_MS = 100;
const CONNECT_TIMEOUT_MS = 3000;
const LONGEST_RECONNECT_MS = 5000;
/** A connection on which a question is open for so long is dead, ms. */
const DEAD_MS = 15_000;

export interface RedisConnectionOptions {
  readonly url: string;
  /** Told once each time it goes away. */
  readonly onError: (error: Error) => void;
  /** Told each time it can be asked again, also at first. */
  readonly onReady?: (() => void) | undefined;
  /** How long a question waits, ms. */
  readonly patienceMs?: number | undefined;
}

/** A Valkey or Redis that may be away or frozen: nobody waits for it twice. */
export interface RedisConnection {
  /** The answer; undefined while it is away. Never throws. */
  ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer | undefined>;
  /** Why it is away. */
  problem(): string | undefined;
  close(): void;
}

/** @throws when there is no answer in time; one that has arrived while this process was busy counts */
async function inTime<Answer>(answer: Promise<Answer>, limitMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`it did not answer within ${limitMs} ms`));
    timer = setTimeout(() => setImmediate(giveUp), limitMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

export function redisConnection({
  url,
  onError,
  onReady,
  patienceMs = PATIENCE_MS,
}: RedisConnectionOptions): RedisConnection {
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: DEAD_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(LONGEST_RECONNECT_MS, attempt * 200),
  });
  let away: Error | undefined;
  function back(): void {
    away = undefined;
    onReady?.();
  }
  function lost(error: Error): void {
    if (!away) onError(error);
    away ??= error;
  }
  redis.on('ready', back);
  redis.on('error', lost);
  redis.on('close', () => lost(new Error('it has closed the connection')));

  return {
    problem: () => away?.message,
    async ask(question) {
      if (away) return undefined;
      try {
        return await inTime(question(redis), patienceMs);
      } catch (error) {
        if (!away) {
          lost(error instanceof Error ? error : new Error(String(error)));
          // One that is frozen answers this once it goes on; one that is gone is connected to again.
          redis.ping().then(back, () => {});
        }
        return undefined;
      }
    },
    close() {
      redis.removeAllListeners('close');
      redis.disconnect();
    },
  };
}
