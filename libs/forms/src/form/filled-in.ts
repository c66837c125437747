import { withinTime } from '../wait/within-time.ts';

/** Longest wait of a form that is sent for what still fills it in, ms. */
export const FILLING_WAIT_MS = 5000;

/** Resolves once the fields are filled in, cannot be, or are not in time. */
export const filledIn = (filling: Promise<unknown>): Promise<unknown> =>
  withinTime(filling, FILLING_WAIT_MS).catch(() => {});
