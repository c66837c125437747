/** How long a health request waits for each check, ms. */
const LIMIT_MS = 1000;

/** Returns the result of the work, or `late` if the work takes longer than a limit, by default a second. */
export async function inTime<T>(work: () => T | Promise<T>, late: T, limitMs = LIMIT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, limitMs, late);
  });
  return Promise.race([Promise.resolve().then(work), limit]).finally(() => clearTimeout(timer));
}
