/**
 * How long a browser keeps its anonymous visitor id, in seconds. The id decides which variation of an
 * experiment the visitor gets.
 */
export const VISITOR_COOKIE_MAX_AGE_S = 180 * 24 * 60 * 60;

/** Length of a visitor id, in random bytes, before base64url encoding. */
export const VISITOR_ID_BYTES = 16;
