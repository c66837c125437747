/** Longest wait for an idle browser, in ms. */
const PATIENCE_MS = 200;

/**
 * Runs work when the browser is idle, or soon if the browser cannot report that it is idle.
 * @returns a function that cancels the work
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
 * @param work does one part, and returns whether there is more
 * @returns a function that stops the work
 */
export function whileIdle(work: () => boolean): () => void {
  let cancel = soon(step);
  function step() {
    if (work()) cancel = soon(step);
  }
  return () => cancel();
}
