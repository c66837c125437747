/** ms on a clock that nobody sets: a machine whose time is put back keeps no page for longer because of it. */
export const steadyNow = (): number => performance.now();
