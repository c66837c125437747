import type { RateLimiter, RateLimitRule } from '../rate-limit/rate-limit.ts';
import { Refusal } from './refusal.ts';

/** Counts a post under each rule for its subject; an empty subject is nobody and not counted. @throws Refusal */
export const limitTo =
  (limiter: RateLimiter) =>
  async (rules: readonly (readonly [RateLimitRule, string])[]): Promise<void> => {
    for (const [rule, subject] of rules) {
      if (subject === '') continue;
      const retryAfterS = await limiter.take(rule, subject);
      if (retryAfterS > 0) throw new Refusal('too_many_requests', { retryAfterS });
    }
  };
