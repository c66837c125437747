import { Redis, ReplyError } from 'ioredis';

/** How long a visitor waits for an answer, in ms. After a timeout, the next visitors do not wait at all. */
const PATIENCE_MS = 100;
const CONNECT_TIMEOUT_MS = 3000;
const LONGEST_RECONNECT_MS = 5000;
/** How long a request may stay open before the connection counts as dead, in ms. */
const DEAD_MS = 15_000;
/** Pause after the server refused a request, in ms. Each further refusal makes the pause a second longer. */
const REFUSED_MS = 1000;
const LONGEST_REFUSED_MS = 5000;

export interface RedisConnectionOptions {
  readonly url: string;
  /**
   * The connection calls this function when the server stops answering. If the server refuses every request, the
   * connection calls it only once.
   */
  readonly onError: (error: Error) => void;
  /** The connection calls this function when the server becomes available, at the start and after each failure. */
  readonly onReady?: (() => void) | undefined;
  /** How long a request may take, in ms. */
  readonly patienceMs?: number | undefined;
  /**
   * Checks whether the server does all that this connection needs. Default: a ping. A server that refuses
   * writes still answers a ping, so a connection that writes needs a probe that writes.
   */
  readonly probe?: ((redis: Redis) => Promise<unknown>) | undefined;
}

/**
 * A connection to a Valkey or Redis server. If the server fails, freezes or refuses requests, only one request
 * waits for it.
 */
export interface RedisConnection {
  /** Returns the answer, or undefined while the server is unavailable. Never throws. */
  ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer | undefined>;
  /** Returns why the server was unavailable at the last request, or undefined if it was available. */
  problem(): string | undefined;
  /**
   * Sends the probe, unless the server is known to be unavailable.
   * @returns the problem, or undefined
   */
  check(): Promise<string | undefined>;
  close(): void;
}

/**
 * Awaits an answer. An answer that arrived while this process was busy is never too late.
 * @throws Error if the answer does not arrive in time
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
  probe = (server) => server.ping(),
}: RedisConnectionOptions): RedisConnection {
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: DEAD_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(LONGEST_RECONNECT_MS, attempt * 200),
    // After a failover, the same address may belong to another server, so the client connects again.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
  let away: Error | undefined;
  /** How many requests the server has refused since its last answer. */
  let refusals = 0;
  /** The timer of the current pause, in which no requests are sent. */
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
  /** Sends the probe if the server is connected, and ends the outage if the server answers. */
  function tryAgain(): void {
    pause = undefined;
    if (redis.status === 'ready')
      probe(redis).then(back, (error: unknown) => {
        if (error instanceof ReplyError) refused();
      });
  }
  function refused(): void {
    refusals += 1;
    pause = setTimeout(tryAgain, Math.min(LONGEST_REFUSED_MS, refusals * REFUSED_MS)).unref();
  }
  redis.on('ready', back);
  redis.on('error', lost);
  redis.on('close', () => lost(new Error('it has closed the connection')));

  async function ask<Answer>(question: (server: Redis) => Promise<Answer>): Promise<Answer | undefined> {
    if (away) return undefined;
    try {
      const answer = await inTime(question(redis), patienceMs);
      refusals = 0;
      return answer;
    } catch (error) {
      if (!away) {
        lost(error instanceof Error ? error : new Error(String(error)));
        if (error instanceof ReplyError) refused();
        else tryAgain();
      }
      return undefined;
    }
  }

  return {
    ask,
    problem: () => away?.message,
    async check() {
      await ask(probe);
      return away?.message;
    },
    close() {
      clearTimeout(pause);
      redis.removeAllListeners('close');
      redis.disconnect();
    },
  };
}
