/**
 * Waits for a promise, up to a limit. The time counts only while the page is visible, because a browser draws nothing
 * on a hidden page. The full time starts again when the page becomes visible. The promise itself continues after the
 * limit, but its result is ignored.
 * @throws if the promise is not settled within `ms` milliseconds
 */
export async function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Some visitors' browsers do not have `Promise.withResolvers`.
  let tooLate: (error: Error) => void;
  const late = new Promise<never>((_, reject) => {
    tooLate = reject;
  });
  function start(): void {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(() => tooLate(new Error(`not ready after ${ms} ms`)), ms);
  }
  document.addEventListener('visibilitychange', start);
  start();
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', start);
  }
}
