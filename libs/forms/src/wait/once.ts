/**
 * Returns a function that runs the attempt once and shares its result. After a failure the next call tries
 * again.
 */
export function once<Value>(attempt: () => Promise<Value>): () => Promise<Value> {
  let under: Promise<Value> | undefined;
  return () =>
    (under ??= attempt().catch((error: unknown) => {
      under = undefined;
      throw error;
    }));
}
