import type { Generated } from 'kysely';

/** Times are milliseconds since 1970, lists and objects are JSON. Both databases hold the same. */
export interface Tables {
  submissions: SubmissionsTable;
  outbox: OutboxTable;
  human_check_used: HumanCheckUsedTable;
  submission_files: SubmissionFilesTable;
  submission_file_parts: SubmissionFilePartsTable;
}

/** What a visitor sent: one row for each thing that somebody has to act on. */
export interface SubmissionsTable {
  id: string;
  kind: string;
  idempotency_key: string;
  /** Tells a repeated submission from another one that came under the same key. */
  content_hash: string;
  payload: string;
  flags: string;
  /** What the sender was told, so that it can be told again. */
  answer: string;
  created_at: number;
}

/** A file that came with a submission. */
export interface SubmissionFilesTable {
  /** A name of ours: nobody else's name for anything is part of it. */
  path: string;
  submission_id: string;
}

/** What is in such a file, in order. Files that came before this table have no parts, and lie on the disk that took them. */
export interface SubmissionFilePartsTable {
  path: string;
  /** From 0. */
  part: number;
  bytes: Buffer;
}

export type OutboxState = 'queued' | 'delivered' | 'dead';

/** What is still to be passed on, and what became of it. */
export interface OutboxTable {
  submission_id: string;
  state: Generated<OutboxState>;
  attempts: Generated<number>;
  /** While a process delivers the row, the time at which others may take it over. */
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
