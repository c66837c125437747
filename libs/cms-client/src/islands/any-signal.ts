/**
 * Returns a signal that aborts when the first of several signals aborts. Old browsers lack `AbortSignal.any`.
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
