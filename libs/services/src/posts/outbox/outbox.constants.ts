/** How many rows one process claims at a time. It delivers them in parallel. */
export const BATCH_SIZE = 25;
/** How long one delivery may take, ms. */
export const DELIVERY_TIMEOUT_MS = 10_000;
/**
 * How long a process owns claimed rows before others may take them over, ms: longer than a delivery can take.
 */
export const LEASE_MS = 30_000;
/** How often to look for due rows without being woken, ms. */
export const POLL_MS = 1000;
export const FIRST_RETRY_MS = 1000;
export const LONGEST_RETRY_MS = 60 * 60 * 1000;
/** About six hours of attempts, give or take two. */
export const MAX_ATTEMPTS = 20;

export const KEY_HEADER = 'idempotency-key';
export const TIMESTAMP_HEADER = 'x-skein-timestamp';
export const SIGNATURE_HEADER = 'x-skein-signature';
