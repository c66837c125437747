/**
 * The time counts while the page is seen, and starts anew when it is seen again: a browser draws nothing out of sight.
 * @throws when `ms` are over before the promise is settled; what it does then is of no interest any more
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
