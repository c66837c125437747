const MINUTE_MS = 60 * 1000;

/**
 * Limits of requests per minute. The page asks at most once per 500 ms, so constant typing makes 120 requests.
 * A network may be a whole office.
 */
export const NETWORK_STATUS_LIMITS = {
  visitor: { name: 'visitor-network-status', limit: 300, windowMs: MINUTE_MS },
  network: { name: 'network-status', limit: 1500, windowMs: MINUTE_MS },
} as const;

/** Name of the operator's file in `DATA_DIR`. */
export const INCIDENTS_FILE = 'network-status.json';

/** Largest number of incidents in a file. Nobody maintains a longer list by hand. */
export const INCIDENTS_MAX = 1000;

/** Longest description, in characters. */
export const DESCRIPTION_MAX_LENGTH = 4000;
