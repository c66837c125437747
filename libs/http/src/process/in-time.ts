/** How long a health request waits for any part of its answer, ms. */
const LIMIT_MS = 1000;

/** Returns the result of the work, or `late` if that takes longer than a second. */
export async function inTime<T>(work: () => T | Promise<T>, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, late);
  });
  return Promise.race([Promise.resolve().then(work), limit]).finally(() => clearTimeout(timer));
}
