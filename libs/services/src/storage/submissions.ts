import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { claimOnce, type OneTimeToken } from './one-time-tokens.ts';
import type { Storage } from './open-storage.ts';
import { storeFiles, type NewFile } from './submission-files.ts';
import type { Tables } from './tables.ts';

/** Says which submission this is, so that a second arrival of the same one is recognized. */
export interface SubmissionIdentity {
  readonly kind: string;
  /** The sender's, or one that follows from what was sent. */
  readonly idempotencyKey: string;
  readonly contentHash: string;
}

export interface NewSubmission extends SubmissionIdentity {
  readonly payload: object;
  readonly flags: readonly string[];
  /** What the sender will be told. */
  readonly answer: string;
  /** Tokens that this submission uses up. */
  readonly tokens: readonly OneTimeToken[];
  /** Files that belong to it, which lie on this disk: from the commit on they are in the database. */
  readonly files?: readonly NewFile[] | undefined;
}

export interface Recorded {
  readonly id: string;
  readonly answer: string;
  /** The submission was here already: nothing was stored, and `answer` is what was answered then. */
  readonly repeated: boolean;
}

/** The same for the same content, in whatever order the fields came. */
export function hashContent(content: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}

/** A key that comes again with other content is not a repetition: somebody went back and corrected the form. */
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

/** @param sinceMs ignores what is older */
export const findSubmission = (
  { db }: Storage,
  identity: SubmissionIdentity,
  sinceMs?: number,
): Promise<Recorded | undefined> => find(db, identity, sinceMs);

/**
 * Stores a submission and its place in the outbox, both or neither, exactly once.
 * @throws UsedTokenError when one of its tokens was used before, by another submission
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
