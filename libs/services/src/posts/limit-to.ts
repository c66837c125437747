import { secondsToWait, type RateLimiter, type RateLimitRule } from '@skein/http/rate-limit';
import { Refusal } from './refusal.ts';

/**
 * Returns a function that counts a post for a subject under a rule. It counts nothing without a rule, or for an
 * empty subject.
 * @throws Refusal when the limit is reached
 */
export const limitTo =
  (limiter: RateLimiter) =>
  async (rule: RateLimitRule | undefined, subject: string): Promise<void> => {
    const retryAfterS = rule ? await secondsToWait(limiter, [[rule, subject]]) : 0;
    if (retryAfterS > 0) throw new Refusal('too_many_requests', { retryAfterS });
  };
