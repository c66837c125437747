import { Redis, ReplyError } from 'ioredis';

/** How long a visitor waits for an answer, ms. After a timeout, the next visitors do not wait at all. */
const PATIENCE_MS = 100;
const CONNECT_TIMEOUT_MS = 3000;
const LONGEST_RECONNECT_MS = 5000;
/** A connection with a request open for so long is dead, ms. */
const DEAD_MS = 15_000;
/**
 * How long to leave a server alone after it refused a request, ms; a second longer for each further refusal.
 */
const REFUSED_MS = 1000;
const LONGEST_REFUSED_MS = 5000;

export interface RedisConnectionOptions {
  readonly url: string;
  /** Called each time the server goes away. A server that refuses every request has gone away once. */
  readonly onError: (error: Error) => void;
  /** Called each time the server is available again, and the first time. */
  readonly onReady?: (() => void) | undefined;
  /** How long a request may take, ms. */
  readonly patienceMs?: number | undefined;
}

/**
 * A connection to a Valkey or Redis that may be away, frozen, or refuse requests. Only one request waits for it
 * then.
 */
export interface RedisConnection {
  /** Returns the answer, or undefined while the server is away. Never throws. */
  ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer | undefined>;
  /** Returns why the server is away, or undefined. */
  problem(): string | undefined;
  close(): void;
}

/**
 * Awaits an answer.
 * @throws Error if it does not come in time; an answer that came while this process was busy counts
 */
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
  /** How many requests the server has refused since its last answer. */
  let refusals = 0;
  /** Set while the server is left alone. */
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
  /**
   * Pings a server: a frozen one answers when it continues, and a lost connection is reopened by the client.
   */
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
