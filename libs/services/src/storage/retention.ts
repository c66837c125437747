import type { Storage } from './open-storage.ts';
import { forgetExpiredTokens } from './one-time-tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface RetentionOptions {
  /** Days after delivery for which submissions are kept. */
  readonly days: number;
  readonly nowMs: number;
}

/**
 * Deletes what was delivered long ago, whole, with its files: nothing about the visitor stays. What nobody has taken yet
 * is kept.
 * @returns how many submissions are gone
 */
export function deleteOldSubmissions(storage: Storage, { days, nowMs }: RetentionOptions): Promise<number> {
  return storage.write(async (transaction) => {
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
}
