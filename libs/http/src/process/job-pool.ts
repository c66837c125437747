/** For whom a job is, and whether it is still needed. */
export type JobOptions = {
  /** Removes a waiting job from the queue when its result is no longer needed. */
  readonly signal?: AbortSignal | undefined;
  /** For whom the job is, such as a visitor. Limits on running and waiting jobs apply to each subject. */
  readonly subjects?: readonly string[] | undefined;
  /** Whether the job goes before all jobs without this option. */
  readonly first?: boolean | undefined;
};

/** Runs a limited number of jobs at a time. The others wait in a queue. */
export type JobPool = {
  /**
   * Runs a job when it is its turn.
   * @throws PoolFullError if too many jobs wait, or the signal's reason if it aborts in the queue
   */
  run<T>(job: () => Promise<T>, options?: JobOptions): Promise<T>;
};

export type JobPoolOptions = {
  /** How many jobs run at a time. */
  readonly concurrency: number;
  /** How many jobs may wait before new ones are refused. */
  readonly maxWaiting?: number | undefined;
  /** The same limits for each subject. */
  readonly ofOne?: { readonly concurrency: number; readonly maxWaiting: number } | undefined;
};

export class PoolFullError extends Error {
  override name = 'PoolFullError';
}

type Waiting = {
  readonly subjects: readonly string[];
  readonly first: boolean;
  readonly start: () => void;
};

const UNLIMITED = { concurrency: Number.POSITIVE_INFINITY, maxWaiting: Number.POSITIVE_INFINITY };

export function jobPool(options: JobPoolOptions): JobPool {
  const { concurrency, maxWaiting = Number.POSITIVE_INFINITY, ofOne = UNLIMITED } = options;
  const waiting: Waiting[] = [];
  /** The subjects of each running job. */
  const running: (readonly string[])[] = [];

  const countOf = (subject: string, jobs: readonly (readonly string[])[]) =>
    jobs.filter((subjects) => subjects.includes(subject)).length;
  const mayRun = (subjects: readonly string[]) =>
    running.length < concurrency &&
    subjects.every((subject) => countOf(subject, running) < ofOne.concurrency);

  function isFull(subjects: readonly string[]): boolean {
    if (waiting.length >= maxWaiting) return true;
    const inLine = waiting.map((job) => job.subjects);
    return subjects.some((subject) => countOf(subject, inLine) >= ofOne.maxWaiting);
  }

  function inLine(subjects: readonly string[], first: boolean, signal: AbortSignal | undefined) {
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(job), 1);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const job: Waiting = { subjects, first, start };
      signal?.addEventListener('abort', leave, { once: true });
      const place = first ? waiting.findIndex((other) => !other.first) : -1;
      waiting.splice(place < 0 ? waiting.length : place, 0, job);
    });
  }

  /**
   * Starts as many jobs as may run. It counts a job as running before the job starts, so that no other takes
   * its place.
   */
  function startNext(): void {
    const next = waiting.findIndex(({ subjects }) => mayRun(subjects));
    const [job] = next < 0 ? [] : waiting.splice(next, 1);
    if (!job) return;
    running.push(job.subjects);
    job.start();
    startNext();
  }

  return {
    async run(job, { signal, subjects = [], first = false } = {}) {
      signal?.throwIfAborted();
      if (mayRun(subjects)) running.push(subjects);
      else if (isFull(subjects)) throw new PoolFullError('Too many jobs are waiting');
      else await inLine(subjects, first, signal);
      try {
        return await job();
      } finally {
        running.splice(running.indexOf(subjects), 1);
        startNext();
      }
    },
  };
}
