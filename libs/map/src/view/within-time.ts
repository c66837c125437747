/**
 * Resolves with the promise. The time counts only while the page is visible, and starts again when the page
 * becomes visible, because a browser draws nothing out of sight. The promise itself goes on after the limit,
 * without effect.
 * @throws if the promise is not settled within `ms` milliseconds
 */
export async function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // `Promise.withResolvers` is younger than the browsers of some visitors.
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
