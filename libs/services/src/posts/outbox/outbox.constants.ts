/** How many rows a process claims at a time. The process delivers these rows in parallel. */
export const BATCH_SIZE = 25;
/** How long one delivery may take, ms. */
export const DELIVERY_TIMEOUT_MS = 10_000;
/** How long a process owns the rows that it has claimed, in ms. This is longer than a delivery can take. */
export const LEASE_MS = 30_000;
/** How often a worker looks for due rows if nothing calls `wake`, in ms. */
export const POLL_MS = 1000;
export const FIRST_RETRY_MS = 1000;
export const LONGEST_RETRY_MS = 60 * 60 * 1000;
/** Limits of how long a receiver can postpone a delivery with `Retry-After`, in ms. */
export const SHORTEST_POSTPONE_MS = 60 * 1000;
export const LONGEST_POSTPONE_MS = 24 * 60 * 60 * 1000;
/** Number of attempts, without those that the receiver postponed. The last attempt is four to eight hours after the first attempt. */
export const MAX_ATTEMPTS = 20;

export const KEY_HEADER = 'idempotency-key';
export const TIMESTAMP_HEADER = 'x-skein-timestamp';
export const SIGNATURE_HEADER = 'x-skein-signature';
