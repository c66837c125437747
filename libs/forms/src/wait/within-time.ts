/** @throws when `ms` are over before the promise is settled; what it does then is of no interest any more */
export const withinTime = <Value>(promise: Promise<Value>, ms: number): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)),
  ]);
