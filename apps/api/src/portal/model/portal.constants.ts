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

/** A shorter secret could be guessed offline from one token. */
export const SECRET_MIN_BYTES = 32;

/** A demo form holds an account id and a path. */
export const DEMO_FORM_MAX_BYTES = 8 * 1024;

export const DEMO_COOKIE = 'skein_demo_account';
export const DEMO_ACCOUNTS_PATH = '/demo/accounts';
export const DEMO_SIGN_OUT_PATH = '/demo/sign-out';
export const DEMO_AVATAR_PATH = '/demo/avatar';
export const SPANISH_PREFIX = '/intl/es';

const MINUTE_MS = 60 * 1000;

/** How often portal data may be asked for; a page asks once. A network may be an office behind one address. */
export const PORTAL_LIMITS = {
  visitor: { name: 'visitor-portal', limit: 300, windowMs: MINUTE_MS },
  network: { name: 'portal', limit: 1500, windowMs: MINUTE_MS },
} as const;
