/** How soon to ask again for what could not be answered afresh, ms. */
export const STALE_RETRY_MS = 2000;
