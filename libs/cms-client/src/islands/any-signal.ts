/**
 * Returns a signal that aborts with the first of these, for its reason. Some visitors' browsers lack
 * `AbortSignal.any`.
 */
export function anySignal(...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const joined = new AbortController();
  for (const signal of signals) {
    const end = () => joined.abort(signal?.reason);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { signal: joined.signal });
  }
  return joined.signal;
}
