/**
 * How long a browser keeps its anonymous visitor id, in seconds. The visitor's variations of experiments depend
 * on the id.
 */
export const VISITOR_COOKIE_MAX_AGE_S = 180 * 24 * 60 * 60;

/** 16 random bytes, base64url. */
export const VISITOR_ID_BYTES = 16;
