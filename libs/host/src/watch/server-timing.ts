import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds by step, for the request that is being answered. */
const timings = new AsyncLocalStorage<Map<string, number>>();

/** Adds a step's time to the timings that an editor gets with a page. Without an editor, it does nothing. */
export function addTiming(step: string, ms: number): void {
  const steps = timings.getStore();
  steps?.set(step, (steps.get(step) ?? 0) + ms);
}

/** Runs a step and adds its time to the editor's timings. */
export async function timed<T>(step: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    addTiming(step, performance.now() - begun);
  }
}

/**
 * Runs work and returns the times of its steps, in the format of the header `Server-Timing`. Times of the same
 * step are added up, even if they overlap.
 */
export async function withTimings<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly steps: readonly string[] }> {
  const steps = new Map<string, number>();
  const result = await timings.run(steps, work);
  return { result, steps: [...steps].map(([step, ms]) => `${step};dur=${ms.toFixed(1)}`) };
}
