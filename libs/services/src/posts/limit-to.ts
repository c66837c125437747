import { secondsToWait, type RateLimiter, type RateLimitRule } from '@skein/http/rate-limit';
import { Refusal } from './refusal.ts';

/**
 * Returns a function that counts a post against a limit. The subject of the limit is a visitor or a network.
 * Without a rule or a subject, the function does nothing.
 * @throws Refusal above the limit
 */
export const limitTo =
  (limiter: RateLimiter) =>
  async (rule: RateLimitRule | undefined, subject: string): Promise<void> => {
    const retryAfterS = rule ? await secondsToWait(limiter, [[rule, subject]]) : 0;
    if (retryAfterS > 0) throw new Refusal('too_many_requests', { retryAfterS });
  };
