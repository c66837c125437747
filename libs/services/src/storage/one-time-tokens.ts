import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A token that is valid for one submission. */
export interface OneTimeToken {
  /** A hash of the token, or a public part of it. Nobody can make a valid token from it. */
  readonly tokenId: string;
  /** Expiry of the token, in ms since 1970. Afterwards, the database can forget the token. */
  readonly expiresAtMs: number;
}

/** The error for a token that was used before. */
export class UsedTokenError extends Error {
  override name = 'UsedTokenError';
}

/**
 * Uses up tokens. If several submissions use the same token at once, only one succeeds.
 * @param db a transaction; the caller must roll it back after an error
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

/** Deletes expired tokens. @returns the number of deleted tokens */
export async function forgetExpiredTokens(db: Kysely<Tables>, nowMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('human_check_used')
    .where('expires_at', '<', nowMs)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
