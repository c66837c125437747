/** Pause before the next request to a service that did not answer, in ms. */
export const STALE_RETRY_MS = 2000;
