/** Wait before the next attempt to get an answer that a service could not give, in ms. */
export const STALE_RETRY_MS = 2000;
