/** Name of the query parameter with the typed street address, in the service's URL and in the page's URL. */
export const NETWORK_QUERY_PARAM = 'query';

/** Longest query, in characters. No street address is longer. */
export const NETWORK_QUERY_MAX_LENGTH = 200;
