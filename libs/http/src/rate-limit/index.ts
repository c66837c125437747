export { limiterFor, type LimiterSettings } from './limiter-for.ts';
export { memoryCounters } from './memory-counters.ts';
export {
  rateLimiter,
  secondsToWait,
  unlimited,
  type CounterStore,
  type RateLimiter,
  type RateLimitRule,
} from './rate-limit.ts';
export { redisCounters, type RedisCountersOptions } from './redis-counters.ts';
