import { Redis, ReplyError } from 'ioredis';

/** A visitor waits no longer than this, and the visitors after that not at all. */
const PATIENCE_MS = 100;
const CONNECT_TIMEOUT_MS = 3000;
const LONGEST_RECONNECT_MS = 5000;
/** A connection on which a question is open for so long is dead, ms. */
const DEAD_MS = 15_000;
/** How long one that has refused a question is left alone at first, ms; a second longer each time it refuses again. */
const REFUSED_MS = 1000;
const LONGEST_REFUSED_MS = 5000;

export interface RedisConnectionOptions {
  readonly url: string;
  /** Told once each time it goes away; one that refuses every question has gone away once. */
  readonly onError: (error: Error) => void;
  /** Told each time it can be asked again, also at first. */
  readonly onReady?: (() => void) | undefined;
  /** How long a question waits, ms. */
  readonly patienceMs?: number | undefined;
}

/** A Valkey or Redis that may be away, frozen, or refuse what it is asked: nobody waits for it twice. */
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
    // After a failover its address may lead to another server.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
  let away: Error | undefined;
  /** Since it has last answered a question. */
  let refusals = 0;
  /** While it is left alone. */
  let pause: NodeJS.Timeout | undefined;
  function back(): void {
    if (pause) return;
    away = undefined;
    onReady?.();
  }
  function lost(error: Error): void {
    if (!away && refusals === 0) onError(error);
    away ??= error;
  }
  /** One that is frozen answers this once it goes on; one that is gone is connected to again. */
  function ping(): void {
    pause = undefined;
    if (redis.status === 'ready')
      redis.ping().then(back, (error) => {
        if (error instanceof ReplyError) refused();
      });
  }
  function refused(): void {
    refusals += 1;
    pause = setTimeout(ping, Math.min(LONGEST_REFUSED_MS, refusals * REFUSED_MS)).unref();
  }
  redis.on('ready', back);
  redis.on('error', lost);
  redis.on('close', () => lost(new Error('it has closed the connection')));

  return {
    problem: () => away?.message,
    async ask(question) {
      if (away) return undefined;
      try {
        const answer = await inTime(question(redis), patienceMs);
        refusals = 0;
        return answer;
      } catch (error) {
        if (!away) {
          lost(error instanceof Error ? error : new Error(String(error)));
          if (error instanceof ReplyError) refused();
          else ping();
        }
        return undefined;
      }
    },
    close() {
      clearTimeout(pause);
      redis.removeAllListeners('close');
      redis.disconnect();
    },
  };
}
