import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds by step, of the one request that is being answered. */
const timings = new AsyncLocalStorage<Map<string, number>>();

/** Adds to what an editor is told of their page; for pages of others it is not counted. */
export function addTiming(step: string, ms: number): void {
  const steps = timings.getStore();
  steps?.set(step, (steps.get(step) ?? 0) + ms);
}

/** Runs a step that an editor waits for as well. */
export async function timed<T>(step: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    addTiming(step, performance.now() - begun);
  }
}

/**
 * Runs work, and says how long its steps took, as the header `Server-Timing` does. Steps that ran beside each other are
 * added up.
 */
export async function withTimings<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly steps: readonly string[] }> {
  const steps = new Map<string, number>();
  const result = await timings.run(steps, work);
  return { result, steps: [...steps].map(([step, ms]) => `${step};dur=${ms.toFixed(1)}`) };
}
