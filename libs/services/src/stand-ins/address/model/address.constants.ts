/** What is longer than this is no address. */
export const TYPED_MAX_LENGTH = 200;

/** Ids of places can be long where another service gives them. */
export const PARAMETER_MAX_LENGTH = 512;

/** Long enough for going back a letter, short enough for a shared computer. */
export const SUGGESTIONS_AGE_S = 60;

export const RETRY_AFTER_S = 5;

const MINUTE_MS = 60 * 1000;

/**
 * How often somebody may ask in a minute. The form asks 250 ms after a key at the earliest, so that who types without a
 * pause asks 240 times; who chooses a suggestion asks three times. A network may be an office behind one address.
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
