import type { Storage } from './open-storage.ts';
import { forgetExpiredTokens } from './one-time-tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface RetentionOptions {
  /** Days after delivery for which submissions are kept. */
  readonly days: number;
  readonly nowMs: number;
  /** Takes away the files of submissions that are gone. */
  readonly removeFiles?: ((paths: readonly string[]) => Promise<void>) | undefined;
}

/**
 * Deletes what was delivered long ago, whole: nothing about the visitor stays. What nobody has taken yet is kept.
 * @returns how many submissions are gone
 */
export async function deleteOldSubmissions(
  storage: Storage,
  { days, nowMs, removeFiles }: RetentionOptions,
): Promise<number> {
  const { count, files } = await storage.write(async (transaction) => {
    await forgetExpiredTokens(transaction, nowMs);
    const old = transaction
      .selectFrom('outbox')
      .select('submission_id')
      .where('state', '=', 'delivered')
      .where('delivered_at', '<', nowMs - days * DAY_MS);
    const held = await transaction
      .selectFrom('submission_files')
      .select('path')
      .where('submission_id', 'in', old)
      .execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('submissions')
      .where('id', 'in', old)
      .executeTakeFirst();
    return { count: Number(numDeletedRows), files: held.map(({ path }) => path) };
  });
  // Files that are left when this does not come to its end are swept at the next start.
  if (files.length > 0) await removeFiles?.(files);
  return count;
}
