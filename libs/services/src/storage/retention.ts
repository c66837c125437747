import { sql } from 'kysely';
import type { Storage } from './open-storage.ts';
import { forgetExpiredTokens } from './one-time-tokens.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface RetentionOptions {
  /** How many days after delivery to keep submissions. */
  readonly days: number;
  readonly nowMs: number;
}

/**
 * Deletes submissions that were delivered long ago, with their files. Submissions that are not delivered stay.
 * @returns the number of deleted submissions
 */
export async function deleteOldSubmissions(
  storage: Storage,
  { days, nowMs }: RetentionOptions,
): Promise<number> {
  const deleted = await storage.write(async (transaction) => {
    await forgetExpiredTokens(transaction, nowMs);
    const old = transaction
      .selectFrom('outbox')
      .select('submission_id')
      .where('state', '=', 'delivered')
      .where('delivered_at', '<', nowMs - days * DAY_MS);
    const { numDeletedRows } = await transaction
      .deleteFrom('submissions')
      .where('id', 'in', old)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
  // The write-ahead log of the embedded database still contains the deleted data, so empty the log.
  if (storage.dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(storage.db);
  return deleted;
}

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
