/** How soon to ask again for what the CMS could not answer afresh, ms. */
export const STALE_RETRY_MS = 2000;
