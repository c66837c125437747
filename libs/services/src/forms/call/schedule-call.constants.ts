const TEN_MINUTES_MS = 10 * 60 * 1000;

/** Kind of submissions that ask for a call. */
export const SCHEDULE_CALL_KIND = 'schedule_call';

/** Limits of how often calls may be requested. */
export const CALL_LIMITS = {
  /** All posts of a network address, including each step without script. */
  posts: { name: 'call-posts', limit: 150, windowMs: TEN_MINUTES_MS },
  /** Accepted calls. They need no human check. */
  network: { name: 'calls', limit: 30, windowMs: TEN_MINUTES_MS },
  visitor: { name: 'visitor-calls', limit: 10, windowMs: TEN_MINUTES_MS },
} as const;
