/**
 * Waits for a promise, up to a limit. After the limit, the promise continues, but its result is ignored.
 * @throws if the promise is not settled within `ms` milliseconds
 */
export const withinTime = <Value>(promise: Promise<Value>, ms: number): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)),
  ]);
