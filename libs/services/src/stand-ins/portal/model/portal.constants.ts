/** Shortest secret, in bytes. If a secret is shorter, an attacker with one token can find it by trying. */
export const SECRET_MIN_BYTES = 32;

const MINUTE_MS = 60 * 1000;

/** Limits of requests for portal data. A page sends one request. A network may be a whole office. */
export const PORTAL_LIMITS = {
  visitor: { name: 'visitor-portal', limit: 300, windowMs: MINUTE_MS },
  network: { name: 'portal', limit: 1500, windowMs: MINUTE_MS },
} as const;
