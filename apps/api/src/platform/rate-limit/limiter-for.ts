import type { ServiceSettings } from '../settings/read-settings.ts';
import { memoryCounters } from './memory-counters.ts';
import { rateLimiter, unlimited, type RateLimiter } from './rate-limit.ts';
import { redisCounters } from './redis-counters.ts';

/** The limiter that the settings ask for. */
export function limiterFor(
  { RATE_LIMIT, CACHE_URL }: Pick<ServiceSettings, 'RATE_LIMIT' | 'CACHE_URL'>,
  log: { warn(details: object, message: string): void },
): RateLimiter {
  if (RATE_LIMIT === 'off') return unlimited;
  if (CACHE_URL === undefined) return rateLimiter(memoryCounters());
  const onError = (error: Error) =>
    log.warn({ reason: error.message }, 'the cache is away: limits hold for each process by itself');
  return rateLimiter(redisCounters({ url: CACHE_URL, onError }));
}
