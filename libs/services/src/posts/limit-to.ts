import { secondsToWait, type RateLimiter, type RateLimitRule } from '@skein/http/rate-limit';
import { Refusal } from './refusal.ts';

/**
 * Returns a function that counts a post against a limit. Its `subject` is the visitor or the network for which the post
 * counts. Without a rule or a subject, the function does nothing.
 * @throws Refusal above the limit
 */
export const limitTo =
  (limiter: RateLimiter) =>
  async (rule: RateLimitRule | undefined, subject: string): Promise<void> => {
    const retryAfterS = rule ? await secondsToWait(limiter, [[rule, subject]]) : 0;
    if (retryAfterS > 0) throw new Refusal('too_many_requests', { retryAfterS });
  };
