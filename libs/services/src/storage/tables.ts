import type { Generated } from 'kysely';

/** The tables of both databases. Times are in ms since 1970. Lists and objects are JSON texts. */
export interface Tables {
  submissions: SubmissionsTable;
  outbox: OutboxTable;
  human_check_used: HumanCheckUsedTable;
  submission_files: SubmissionFilesTable;
  submission_file_parts: SubmissionFilePartsTable;
}

/** Submissions of visitors. The provider's staff must process each submission. */
export interface SubmissionsTable {
  id: string;
  kind: string;
  idempotency_key: string;
  /** Hash that distinguishes a repetition from a different submission with the same key. */
  content_hash: string;
  payload: string;
  flags: string;
  /** The answer for the sender. A repeated submission gets the same answer. */
  answer: string;
  created_at: number;
}

/** A file of a submission. */
export interface SubmissionFilesTable {
  /** A name that the service made. No part of it comes from a visitor. */
  path: string;
  submission_id: string;
}

/**
 * The parts of files, in order. A file from an earlier version of this package has no parts, because its content is on
 * the disk of the process that received the file.
 */
export interface SubmissionFilePartsTable {
  path: string;
  /** Number of the part, counted from 0. */
  part: number;
  bytes: Buffer;
}

export type OutboxState = 'queued' | 'delivered' | 'dead';

/** The delivery state of each submission. */
export interface OutboxTable {
  submission_id: string;
  state: Generated<OutboxState>;
  attempts: Generated<number>;
  /**
   * Time of the next attempt. While a process delivers the row, this is the time when the lease of that process ends.
   */
  next_attempt_at: number;
  lease_id: string | null;
  last_error: string | null;
  delivered_at: number | null;
}

/** Tokens that have been used. */
export interface HumanCheckUsedTable {
  token_id: string;
  expires_at: number;
}
