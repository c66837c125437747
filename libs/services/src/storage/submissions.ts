import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { claimOnce, type OneTimeToken } from './one-time-tokens.ts';
import type { Storage } from './open-storage.ts';
import { storeFiles, type NewFile } from './submission-files.ts';
import type { Tables } from './tables.ts';

/** Identifies a submission, so that its second arrival is recognized. */
export interface SubmissionIdentity {
  readonly kind: string;
  /** The sender's key, or one derived from the content. */
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
  /** Files of the submission, which are on this disk until the commit stores them in the database. */
  readonly files?: readonly NewFile[] | undefined;
}

export interface Recorded {
  readonly id: string;
  readonly answer: string;
  /** Whether the submission had arrived before. Then nothing was stored, and `answer` is the first answer. */
  readonly repeated: boolean;
}

/** Returns a hash of content that does not depend on the order of the fields. */
export function hashContent(content: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}

/**
 * Returns the key under which to store other content with the same key: the visitor went back and corrected the
 * form, so it is not a repetition.
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

/** Returns a stored submission, or undefined. @param sinceMs ignores older ones */
export const findSubmission = (
  { db }: Storage,
  identity: SubmissionIdentity,
  sinceMs?: number,
): Promise<Recorded | undefined> => find(db, identity, sinceMs);

/**
 * Stores a submission and its outbox row, both or neither, exactly once.
 * @throws UsedTokenError if another submission has used one of its tokens
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
