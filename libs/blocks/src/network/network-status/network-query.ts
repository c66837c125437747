/** Name of the parameter, of the service and of the page that is drawn for it. */
export const NETWORK_QUERY_PARAM = 'query';

/** What is longer than this is no address. */
export const NETWORK_QUERY_MAX_LENGTH = 200;
