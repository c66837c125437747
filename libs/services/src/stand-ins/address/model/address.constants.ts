/** Longest address, in characters. */
export const TYPED_MAX_LENGTH = 200;

/** Longest query parameter, in characters. It has room for the long place ids of other address services. */
export const PARAMETER_MAX_LENGTH = 512;

/**
 * How long a browser may cache suggestions, in seconds. A visitor who deletes a letter needs no new request,
 * but a shared computer soon forgets the address.
 */
export const SUGGESTIONS_AGE_S = 60;

export const RETRY_AFTER_S = 5;

const MINUTE_MS = 60 * 1000;

/**
 * Limits of lookups per minute. The form sends at most one lookup per 250 ms while a visitor types: 240 per
 * minute. After the choice of a suggestion, it sends three lookups. One network may be a whole office.
 */
export const LOOKUP_LIMITS = {
  typing: {
    visitor: { name: 'visitor-suggestions', limit: 600, windowMs: MINUTE_MS },
    network: { name: 'suggestions', limit: 3000, windowMs: MINUTE_MS },
  },
  chosen: {
    visitor: { name: 'visitor-lookups', limit: 300, windowMs: MINUTE_MS },
    network: { name: 'lookups', limit: 1500, windowMs: MINUTE_MS },
  },
} as const;
