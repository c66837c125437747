import { secondsToWait, type RateLimiter, type RateLimitRule } from '@skein/http/rate-limit';
import { Refusal } from './refusal.ts';

/**
 * Counts a post under a rule for its subject; an empty subject is nobody and not counted, nor is anything without a rule.
 * @throws Refusal
 */
export const limitTo =
  (limiter: RateLimiter) =>
  async (rule: RateLimitRule | undefined, subject: string): Promise<void> => {
    const retryAfterS = rule ? await secondsToWait(limiter, [[rule, subject]]) : 0;
    if (retryAfterS > 0) throw new Refusal('too_many_requests', { retryAfterS });
  };
