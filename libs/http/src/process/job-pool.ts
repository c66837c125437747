/** Who a job is for, and whether it is still needed. */
export type JobOptions = {
  /** Told when nobody waits for it any more: it leaves the line. */
  readonly signal?: AbortSignal | undefined;
  /** Such as who asked: of one subject only so many jobs run, and so many wait. */
  readonly subjects?: readonly string[] | undefined;
  /** Goes before all that do not. */
  readonly first?: boolean | undefined;
};

/** Runs a limited number of jobs at a time; the others wait in a queue. */
export type JobPool = {
  /** @throws PoolFullError when too many wait already; the signal's reason when it goes off in line */
  run<T>(job: () => Promise<T>, options?: JobOptions): Promise<T>;
};

export type JobPoolOptions = {
  /** Jobs at a time. */
  readonly concurrency: number;
  /** Jobs in line before new ones are turned away. */
  readonly maxWaiting?: number | undefined;
  /** The same for each subject. */
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
  /** Of each job that runs. */
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

  /** As many as may. A place is taken before the job knows of it, so nobody can slip in between. */
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
