/** Name of the query parameter, both of the service and of the page with the answer. */
export const NETWORK_QUERY_PARAM = 'query';

/** Longest query. A longer text is not an address. */
export const NETWORK_QUERY_MAX_LENGTH = 200;
