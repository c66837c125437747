import { FIRST_RETRY_MS, LONGEST_RETRY_MS } from './outbox.constants.ts';

/**
 * Returns how long to wait after failed attempts, in ms. The longest wait doubles with each failure. The result is a
 * random time from half of the longest wait up to the longest wait, so that retries do not coincide.
 * @param random from 0 up to 1
 */
export function retryDelay(failedAttempts: number, random: number): number {
  const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failedAttempts - 1));
  return Math.round(longest / 2 + (longest / 2) * random);
}
