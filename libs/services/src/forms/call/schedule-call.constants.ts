const TEN_MINUTES_MS = 10 * 60 * 1000;

/** Kind of submission: a request for a call. */
export const SCHEDULE_CALL_KIND = 'schedule_call';

/** Limits of requests for calls. */
export const CALL_LIMITS = {
  /** All posts of a network address, including every form step of a browser without JavaScript. */
  posts: { name: 'call-posts', limit: 150, windowMs: TEN_MINUTES_MS },
  /** Accepted requests. A request for a call needs no human check, so only these limits stop programs. */
  network: { name: 'calls', limit: 30, windowMs: TEN_MINUTES_MS },
  visitor: { name: 'visitor-calls', limit: 10, windowMs: TEN_MINUTES_MS },
} as const;
