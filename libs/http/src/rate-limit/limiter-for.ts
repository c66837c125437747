import { memoryCounters } from './memory-counters.ts';
import { rateLimiter, unlimited, type RateLimiter } from './rate-limit.ts';
import { redisCounters } from './redis-counters.ts';

/** The settings of a limiter. */
export interface LimiterSettings {
  /** `off`: no limits, for load tests. */
  readonly RATE_LIMIT: 'on' | 'off';
  /** URL of a Valkey or Redis. With it, all processes of the site count requests together. */
  readonly CACHE_URL?: string | undefined;
}

/** Returns the limiter for the settings. */
export function limiterFor(
  { RATE_LIMIT, CACHE_URL }: LimiterSettings,
  log: { warn(details: object, message: string): void },
): RateLimiter {
  if (RATE_LIMIT === 'off') return unlimited;
  if (CACHE_URL === undefined) return rateLimiter(memoryCounters());
  const onError = (error: Error) =>
    log.warn({ reason: error.message }, 'the cache is away: limits hold for each process by itself');
  return rateLimiter(redisCounters({ url: CACHE_URL, onError }));
}
