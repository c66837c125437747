/** Name of the parameter, of the service and of the page that is drawn for it. */
export const NETWORK_QUERY_PARAM = 'query';

/** Longest query. A longer text is not an address. */
export const NETWORK_QUERY_MAX_LENGTH = 200;
