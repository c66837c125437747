/**
 * Returns ms on a clock that cannot be set, so that pages expire on time even if the machine's time is set
 * back.
 */
export const steadyNow = (): number => performance.now();
