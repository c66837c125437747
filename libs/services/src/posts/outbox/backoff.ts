import { FIRST_RETRY_MS, LONGEST_RETRY_MS } from './outbox.constants.ts';

/**
 * Returns how long to wait after a number of failed attempts, ms. The wait doubles each time and is random
 * between half and all of that, so that submissions that failed together are not retried together.
 * @param random from 0 up to 1
 */
export function retryDelay(failedAttempts: number, random: number): number {
  const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failedAttempts - 1));
  return Math.round(longest / 2 + (longest / 2) * random);
}
