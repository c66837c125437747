import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A token that is valid for one submission. */
export interface OneTimeToken {
  /** A hash or a public part of the token, which is useless if it leaks. */
  readonly tokenId: string;
  /** When the token expires, ms since 1970. It need not be remembered after that. */
  readonly expiresAtMs: number;
}

/** Thrown when a token was used before. */
export class UsedTokenError extends Error {
  override name = 'UsedTokenError';
}

/**
 * Uses up tokens. If several submissions try at once, one succeeds.
 * @param db a transaction, which must be rolled back if this throws
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

/** Deletes tokens that have expired. @returns how many */
export async function forgetExpiredTokens(db: Kysely<Tables>, nowMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('human_check_used')
    .where('expires_at', '<', nowMs)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
