import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A token that is good for one submission. */
export interface OneTimeToken {
  /** Nothing that could be used again if it leaked: a hash or a public part. */
  readonly tokenId: string;
  /** From then on the token is refused anyway, and need not be remembered. */
  readonly expiresAtMs: number;
}

/** Somebody has used this token before. */
export class UsedTokenError extends Error {
  override name = 'UsedTokenError';
}

/**
 * Uses tokens up. Of several that try at once, one succeeds.
 * @param db a transaction, which must be given up when this throws
 * @throws UsedTokenError
 */
export async function claimOnce(db: Kysely<Tables>, tokens: readonly OneTimeToken[]): Promise<void> {
  if (tokens.length === 0) return;
  const claimed = await db
    .insertInto('human_check_used')
    .values(tokens.map(({ tokenId, expiresAtMs }) => ({ token_id: tokenId, expires_at: expiresAtMs })))
    .onConflict((conflict) => conflict.column('token_id').doNothing())
    .returning('token_id')
    .execute();
  if (claimed.length < tokens.length) throw new UsedTokenError('the token was used before');
}

/** Forgets tokens that have expired. @returns how many */
export async function forgetExpiredTokens(db: Kysely<Tables>, nowMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('human_check_used')
    .where('expires_at', '<', nowMs)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
