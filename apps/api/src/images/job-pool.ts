/** Runs a few jobs at a time; the others wait in line. */
export type JobPool = {
  /** @throws PoolFullError when too many wait already */
  run<T>(job: () => Promise<T>): Promise<T>;
};

export class PoolFullError extends Error {
  override name = 'PoolFullError';
}

/**
 * @param concurrency jobs at a time
 * @param maxWaiting jobs in line before new ones are turned away
 */
export function jobPool(concurrency: number, maxWaiting: number): JobPool {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(job) {
      if (running >= concurrency) {
        if (waiting.length >= maxWaiting) throw new PoolFullError('Too many jobs are waiting');
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        return await job();
      } finally {
        // The place goes straight to the next in line, so nobody can slip in between.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
