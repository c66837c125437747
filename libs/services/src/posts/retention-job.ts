import { deleteOldSubmissions } from '../storage/retention.ts';
import type { Storage } from '../storage/open-storage.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface RetentionJobOptions {
  readonly storage: Storage;
  readonly days: number;
  readonly log: {
    info(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

/** Deletes old submissions at once, and again every hour. @returns a function that stops the job */
export function startRetention({ storage, days, log }: RetentionJobOptions): () => void {
  const run = () =>
    deleteOldSubmissions(storage, { days, nowMs: Date.now() }).then(
      (submissions) => {
        if (submissions > 0) log.info({ submissions, days }, 'old submissions were deleted');
      },
      (error: unknown) => log.error({ err: error }, 'old submissions cannot be deleted'),
    );
  const timer = setInterval(() => void run(), HOUR_MS);
  timer.unref();
  void run();
  return () => clearInterval(timer);
}
