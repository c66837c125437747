/** Longest text that can be an address, in characters. */
export const TYPED_MAX_LENGTH = 200;

/** Longest parameter, in characters: place ids of other services can be long. */
export const PARAMETER_MAX_LENGTH = 512;

/**
 * How long a browser may keep suggestions, in seconds: long enough for a visitor who goes back a letter, short
 * enough for a shared computer.
 */
export const SUGGESTIONS_AGE_S = 60;

export const RETRY_AFTER_S = 5;

const MINUTE_MS = 60 * 1000;

/**
 * Limits of lookups per minute. The form asks at most once per 250 ms, so a visitor who types without a pause
 * asks 240 times; choosing a suggestion asks three times. A network may be an office behind one address.
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
