/** Longest wait for a quiet moment, in ms. */
const PATIENCE_MS = 200;

/**
 * Runs work at the next quiet moment, or soon in browsers that cannot tell.
 * @returns a function that cancels it
 */
const soon = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
};

/**
 * Runs work in small parts while the browser is idle.
 * @param work returns whether there is more
 * @returns a function that stops it
 */
export function whileIdle(work: () => boolean): () => void {
  let cancel = soon(step);
  function step() {
    if (work()) cancel = soon(step);
  }
  return () => cancel();
}
