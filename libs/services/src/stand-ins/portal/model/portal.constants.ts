/** Shortest secret, in bytes. A shorter one could be guessed offline from one token. */
export const SECRET_MIN_BYTES = 32;

const MINUTE_MS = 60 * 1000;

/** Limits of requests for portal data; a page asks once. A network may be an office behind one address. */
export const PORTAL_LIMITS = {
  visitor: { name: 'visitor-portal', limit: 300, windowMs: MINUTE_MS },
  network: { name: 'portal', limit: 1500, windowMs: MINUTE_MS },
} as const;
