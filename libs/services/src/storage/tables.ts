import type { Generated } from 'kysely';

/** The tables of both databases. Times are milliseconds since 1970; lists and objects are JSON. */
export interface Tables {
  submissions: SubmissionsTable;
  outbox: OutboxTable;
  human_check_used: HumanCheckUsedTable;
  submission_files: SubmissionFilesTable;
  submission_file_parts: SubmissionFilePartsTable;
}

/** What visitors sent: one row for each thing that somebody has to process. */
export interface SubmissionsTable {
  id: string;
  kind: string;
  idempotency_key: string;
  /** Tells a repeated submission from another one with the same key. */
  content_hash: string;
  payload: string;
  flags: string;
  /** The answer for the sender, to repeat it if the submission comes again. */
  answer: string;
  created_at: number;
}

/** A file of a submission. */
export interface SubmissionFilesTable {
  /** A name that we made: no part of it comes from a visitor. */
  path: string;
  submission_id: string;
}

/**
 * The parts of a file, in order. Files older than this table have no parts, and are on the disk of the process
 * that took them.
 */
export interface SubmissionFilePartsTable {
  path: string;
  /** From 0. */
  part: number;
  bytes: Buffer;
}

export type OutboxState = 'queued' | 'delivered' | 'dead';

/** What still has to be delivered, and the state of each delivery. */
export interface OutboxTable {
  submission_id: string;
  state: Generated<OutboxState>;
  attempts: Generated<number>;
  /** While a process delivers the row: the time when others may take it over. */
  next_attempt_at: number;
  lease_id: string | null;
  last_error: string | null;
  delivered_at: number | null;
}

/** Tokens that cannot be used a second time. */
export interface HumanCheckUsedTable {
  token_id: string;
  expires_at: number;
}
