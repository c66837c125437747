/** Longer than a board takes, and as long as a page waits for it, ms. */
export const BOARD_TIMEOUT_MS = 4_000;

/** More than 2,000 jobs with their descriptions. Bytes. */
export const BOARD_MAX_BYTES = 16 * 1024 * 1024;
