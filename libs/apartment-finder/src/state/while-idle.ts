/** Longest wait for a quiet moment, ms. */
const PATIENCE_MS = 200;

/** Browsers without quiet moments have short ones. */
const soon = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
};

/** Works bit by bit while nothing else is to do. @param work answers whether there is more @returns ends it */
export function whileIdle(work: () => boolean): () => void {
  let cancel = soon(step);
  function step() {
    if (work()) cancel = soon(step);
  }
  return () => cancel();
}
