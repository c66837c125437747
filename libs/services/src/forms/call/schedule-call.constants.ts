const TEN_MINUTES_MS = 10 * 60 * 1000;

/** What the receiver of submissions calls somebody back for. */
export const SCHEDULE_CALL_KIND = 'schedule_call';

/** How often a call may be asked for. */
export const CALL_LIMITS = {
  /** Whatever is posted, each step without script too: for an address on the network. */
  posts: { name: 'call-posts', limit: 150, windowMs: TEN_MINUTES_MS },
  /** Calls that were taken. No human check stands before them. */
  network: { name: 'calls', limit: 30, windowMs: TEN_MINUTES_MS },
  visitor: { name: 'visitor-calls', limit: 10, windowMs: TEN_MINUTES_MS },
} as const;
