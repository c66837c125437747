/** Does it with the first call; each call returns the same. A failed attempt is repeated by the next call. */
export function once<Value>(attempt: () => Promise<Value>): () => Promise<Value> {
  let under: Promise<Value> | undefined;
  return () =>
    (under ??= attempt().catch((error: unknown) => {
      under = undefined;
      throw error;
    }));
}
