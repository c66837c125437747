import { FIRST_RETRY_MS, LONGEST_RETRY_MS } from './outbox.constants.ts';

/**
 * How long to wait after so many failed attempts, ms: twice as long each time, and between half and all of it, so that
 * what failed together does not come back together.
 * @param random from 0 up to 1
 */
export function retryDelay(failedAttempts: number, random: number): number {
  const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failedAttempts - 1));
  return Math.round(longest / 2 + (longest / 2) * random);
}
