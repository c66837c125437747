const MINUTE_MS = 60 * 1000;

/**
 * Limits of requests per minute. The page asks at most once per 500 ms, so a visitor who types without a pause
 * asks 120 times. A network may be an office behind one address.
 */
export const NETWORK_STATUS_LIMITS = {
  visitor: { name: 'visitor-network-status', limit: 300, windowMs: MINUTE_MS },
  network: { name: 'network-status', limit: 1500, windowMs: MINUTE_MS },
} as const;

/** Name of the operator's file in `DATA_DIR`. */
export const INCIDENTS_FILE = 'network-status.json';

/** Most incidents in a file: no one maintains a longer list by hand. */
export const INCIDENTS_MAX = 1000;

/** Longest description, in characters. */
export const DESCRIPTION_MAX_LENGTH = 4000;
