/** The options of one job. */
export type JobOptions = {
  /** Signal that the result is no longer needed. If the job still waits, it leaves the queue. */
  readonly signal?: AbortSignal | undefined;
  /** Keys of the job, such as the id of its visitor. `ofOne` limits the jobs with the same key. */
  readonly subjects?: readonly string[] | undefined;
  /** Whether the job starts before all waiting jobs that do not have this option. */
  readonly first?: boolean | undefined;
};

/** Runs a limited number of jobs at a time. Further jobs wait in a queue. */
export type JobPool = {
  /**
   * Runs a job as soon as the limits allow it.
   * @throws PoolFullError if too many jobs wait, or the signal's reason if the signal aborts a waiting job
   */
  run<T>(job: () => Promise<T>, options?: JobOptions): Promise<T>;
};

export type JobPoolOptions = {
  /** How many jobs run at a time. */
  readonly concurrency: number;
  /** How many jobs may wait before the pool refuses further jobs. */
  readonly maxWaiting?: number | undefined;
  /** The limits on the running and waiting jobs with the same key. */
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
  /** The keys of each running job. */
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
   * Starts all waiting jobs that the limits allow. A started job counts as running at once, before it has done
   * anything.
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
