/**
 * Returns a function that shares the result of one attempt between all calls. After a failure, the next call
 * tries again.
 */
export function once<Value>(attempt: () => Promise<Value>): () => Promise<Value> {
  let under: Promise<Value> | undefined;
  return () =>
    (under ??= attempt().catch((error: unknown) => {
      under = undefined;
      throw error;
    }));
}
