/** Time between the last keystroke and the request to the service, ms. */
export const NETWORK_SEARCH_DEBOUNCE_MS = 500;

/** Shortest query that the page sends, in characters. An empty query is not sent. */
export const NETWORK_SEARCH_MIN_LENGTH = 1;

/** Longest wait for an answer, ms. */
export const NETWORK_ANSWER_TIMEOUT_MS = 8000;

/** Interval at which times such as “5 minutes ago” are updated, ms. */
export const TIME_AGO_STEP_MS = 30_000;

/** Anchor of the network status section. */
export const NETWORK_STATUS_ANCHOR = 'network-status';

/** Largest number of homes that are shown or suggested for one query. */
export const NETWORK_HOMES_MAX = 20;
/**
 * Longest wait for the script that requests the network's state, ms. After this time, the browser requests the
 * page that shows the answer.
 */
export const SCRIPT_WAIT_MS = 5000;
