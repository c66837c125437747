/**
 * Returns the time of a clock that nobody can set, in ms. So pages expire on time even if the machine's clock is set
 * back.
 */
export const steadyNow = (): number => performance.now();
