export type WriteQueueOptions<P> = {
  /** Returns an object that collects the changes of all writes that are stored together. */
  readonly begin: () => P;
  /** Resolves when the changes are on disk. */
  readonly store: (pending: P) => Promise<void>;
  /** Makes the changes visible to all readers. */
  readonly commit: (pending: P) => void;
};

export type WriteQueue<P> = {
  /**
   * Resolves with the result of the write once it is stored. Rejects with the error of the write, or with the
   * reason why nothing was stored.
   */
  run<T>(write: (pending: P) => T): Promise<T>;
};

/**
 * Creates a queue of writes. Each write sees the changes of earlier writes, and readers see only stored
 * changes. Writes that arrive while the disk is busy are stored together: a thousand writes take little longer
 * than one. If that fails, each of them is attempted again by itself, so that a write fails only for its own reason.
 */
export function writeQueue<P>({ begin, store, commit }: WriteQueueOptions<P>): WriteQueue<P> {
  type Waiting = { attempt(pending: P): (() => void) | undefined; reject(error: unknown): void };
  const waiting: Waiting[] = [];
  /** How many of the waiting writes must be stored one by one, since storing them together has failed. */
  let apart = 0;
  let working = false;

  async function work(): Promise<void> {
    working = true;
    while (waiting.length > 0) {
      const turn = waiting.splice(0, apart > 0 ? 1 : waiting.length);
      apart = Math.max(0, apart - 1);
      const pending = begin();
      const made = turn.flatMap((write) => {
        const settle = write.attempt(pending);
        return settle ? [{ settle, write }] : [];
      });
      try {
        if (made.length > 0) await store(pending);
        if (made.length > 0) commit(pending);
        for (const { settle } of made) settle();
      } catch (error) {
        const [first, ...others] = made;
        if (others.length === 0) first?.write.reject(error);
        else {
          waiting.unshift(...made.map(({ write }) => write));
          apart = made.length;
        }
      }
    }
    working = false;
  }

  return {
    run: (write) =>
      new Promise((resolve, reject) => {
        waiting.push({
          attempt(pending) {
            try {
              const result = write(pending);
              return () => resolve(result);
            } catch (error) {
              reject(error);
              return undefined;
            }
          },
          reject,
        });
        if (!working) void work();
      }),
  };
}
