/** How long a browser keeps its anonymous visitor id, and with it the variations it was given. */
export const VISITOR_COOKIE_MAX_AGE_S = 180 * 24 * 60 * 60;

/** 16 random bytes, base64url. */
export const VISITOR_ID_BYTES = 16;

/** How long a form may stay open before its token is refused. */
export const XSRF_TOKEN_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * A token stamped later than this after our own clock is not taken. Clocks of servers differ, and are set back while a form is
 * open: whose signature is good is no forger.
 */
export const CLOCK_SKEW_MS = 10 * 60 * 1000;
