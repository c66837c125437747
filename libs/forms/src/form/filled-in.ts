import { withinTime } from '../wait/within-time.ts';

/** Longest wait before sending for fields that are still being filled in, in ms. */
export const FILLING_WAIT_MS = 5000;

/** Resolves once the fields are filled in, the attempt fails, or the time is over. */
export const filledIn = (filling: Promise<unknown>): Promise<unknown> =>
  withinTime(filling, FILLING_WAIT_MS).catch(() => {});
