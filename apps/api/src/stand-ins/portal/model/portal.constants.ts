/** A shorter secret could be guessed offline from one token. */
export const SECRET_MIN_BYTES = 32;

/** A demo form holds an account id and a path. */
export const DEMO_FORM_MAX_BYTES = 8 * 1024;

export const DEMO_COOKIE = 'skein_demo_account';
export const DEMO_ACCOUNTS_PATH = '/demo/accounts';
export const DEMO_SIGN_OUT_PATH = '/demo/sign-out';
export const DEMO_AVATAR_PATH = '/demo/avatar';

const MINUTE_MS = 60 * 1000;

/** How often portal data may be asked for; a page asks once. A network may be an office behind one address. */
export const PORTAL_LIMITS = {
  visitor: { name: 'visitor-portal', limit: 300, windowMs: MINUTE_MS },
  network: { name: 'portal', limit: 1500, windowMs: MINUTE_MS },
} as const;
