import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { claimOnce, type OneTimeToken } from './one-time-tokens.ts';
import type { Storage } from './open-storage.ts';
import { storeFiles, type NewFile } from './submission-files.ts';
import type { Tables } from './tables.ts';

/** The identity of a submission, by which the service recognizes a repetition. */
export interface SubmissionIdentity {
  readonly kind: string;
  /** A key from the sender, or a key that is derived from the content. */
  readonly idempotencyKey: string;
  readonly contentHash: string;
}

export interface NewSubmission extends SubmissionIdentity {
  readonly payload: object;
  readonly flags: readonly string[];
  /** The answer for the sender. */
  readonly answer: string;
  /** Tokens that this submission uses up. */
  readonly tokens: readonly OneTimeToken[];
  /** Files of the submission. They are on this disk until the commit stores them in the database. */
  readonly files?: readonly NewFile[] | undefined;
}

export interface Recorded {
  readonly id: string;
  readonly answer: string;
  /** Whether the submission is a repetition. A repetition is not stored, and gets the first answer. */
  readonly repeated: boolean;
}

/** Returns a hash of the fields. The order of the fields does not change the hash. */
export function hashContent(content: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}

/**
 * Returns a new key for a submission whose key is already used with different content. Such a submission is no
 * repetition: the visitor has corrected the form.
 */
const keyForOtherContent = ({ idempotencyKey, contentHash }: SubmissionIdentity) =>
  `${idempotencyKey}.${contentHash}`;

async function find(
  db: Kysely<Tables>,
  identity: SubmissionIdentity,
  sinceMs = 0,
): Promise<Recorded | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select(['id', 'answer'])
    .where('kind', '=', identity.kind)
    .where('content_hash', '=', identity.contentHash)
    .where('idempotency_key', 'in', [identity.idempotencyKey, keyForOtherContent(identity)])
    .where('created_at', '>=', sinceMs)
    .executeTakeFirst();
  return row && { ...row, repeated: true };
}

/** Returns a stored submission, or undefined. @param sinceMs ignores submissions before this time */
export const findSubmission = (
  { db }: Storage,
  identity: SubmissionIdentity,
  sinceMs?: number,
): Promise<Recorded | undefined> => find(db, identity, sinceMs);

/**
 * Stores a submission and its outbox row in one transaction. Stores a repeated submission only once.
 * @throws UsedTokenError if another submission has used one of the tokens
 */
export function recordSubmission(
  storage: Storage,
  submission: NewSubmission,
  nowMs: number,
): Promise<Recorded> {
  return storage.write(async (transaction) => {
    const { kind, contentHash, answer } = submission;
    const row = {
      id: randomUUID(),
      kind,
      content_hash: contentHash,
      payload: JSON.stringify(submission.payload),
      flags: JSON.stringify(submission.flags),
      answer,
      created_at: nowMs,
    };
    const insert = (idempotencyKey: string) =>
      transaction
        .insertInto('submissions')
        .values({ ...row, idempotency_key: idempotencyKey })
        .onConflict((conflict) => conflict.columns(['kind', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst();
    if (!(await insert(submission.idempotencyKey))) {
      const earlier = await find(transaction, submission);
      if (earlier) return earlier;
      if (!(await insert(keyForOtherContent(submission)))) {
        const other = await find(transaction, submission);
        if (other) return other;
        throw new Error('a submission is neither new nor known');
      }
    }
    await claimOnce(transaction, submission.tokens);
    await storeFiles(transaction, row.id, submission.files ?? []);
    await transaction
      .insertInto('outbox')
      .values({ submission_id: row.id, next_attempt_at: nowMs })
      .execute();
    return { id: row.id, answer, repeated: false };
  });
}
