/** Who asks how a process is waits no longer than this for any part of the answer, ms. */
const LIMIT_MS = 1000;

/** What the work comes to, or `late` if that takes longer than a second. */
export async function inTime<T>(work: () => T | Promise<T>, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, late);
  });
  return Promise.race([Promise.resolve().then(work), limit]).finally(() => clearTimeout(timer));
}
