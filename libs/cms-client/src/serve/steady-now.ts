/** Returns ms on a clock that nobody sets. If a machine's time is set back, pages still expire on time. */
export const steadyNow = (): number => performance.now();
