/** Rows that one process delivers at a time; all of them at once. */
export const BATCH_SIZE = 25;
/** One delivery, ms. */
export const DELIVERY_TIMEOUT_MS = 10_000;
/** How long a process may sit on rows before others take them over: longer than a delivery can last, ms. */
export const LEASE_MS = 30_000;
/** Between two looks for due rows that nobody has announced, ms. */
export const POLL_MS = 1000;
export const FIRST_RETRY_MS = 1000;
export const LONGEST_RETRY_MS = 60 * 60 * 1000;
/** Six hours of trying, give or take two. */
export const MAX_ATTEMPTS = 20;

export const KEY_HEADER = 'idempotency-key';
export const TIMESTAMP_HEADER = 'x-skein-timestamp';
export const SIGNATURE_HEADER = 'x-skein-signature';
