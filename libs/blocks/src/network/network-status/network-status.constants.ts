/** Quiet time after a key before the service is asked, ms. */
export const NETWORK_SEARCH_DEBOUNCE_MS = 500;

/** Nothing is asked for an empty field. */
export const NETWORK_SEARCH_MIN_LENGTH = 1;

/** A visitor waits no longer than this for an answer, ms. */
export const NETWORK_ANSWER_TIMEOUT_MS = 8000;

/** How often “5 minutes ago” is looked at again, ms. */
export const TIME_AGO_STEP_MS = 30_000;

/** Links to the section by this. */
export const NETWORK_STATUS_ANCHOR = 'network-status';

/** Most homes that are shown or suggested for one question. */
export const NETWORK_HOMES_MAX = 20;
/** Longest wait for the script that asks the network, ms: then the browser asks for the page of the answer. */
export const SCRIPT_WAIT_MS = 5000;
