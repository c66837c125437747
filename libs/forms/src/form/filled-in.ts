import { withinTime } from '../wait/within-time.ts';

/** Longest wait before sending, in ms, while code still fills in fields. */
export const FILLING_WAIT_MS = 5000;

/** Resolves when the fields are filled in, the attempt fails, or the time is over. */
export const filledIn = (filling: Promise<unknown>): Promise<unknown> =>
  withinTime(filling, FILLING_WAIT_MS).catch(() => {});
