const TEN_MINUTES_MS = 10 * 60 * 1000;

/** Limits of posts in ten minutes, for a network or a visitor. All address and request forms count together. */
export const LIMITS = {
  /** All posts of a network, including refused posts. */
  posts: { name: 'posts', limit: 150, windowMs: TEN_MINUTES_MS },
  visitor: { name: 'visitor-posts', limit: 40, windowMs: TEN_MINUTES_MS },
  uncheckedNetwork: { name: 'unchecked', limit: 30, windowMs: TEN_MINUTES_MS },
  uncheckedVisitor: { name: 'visitor-unchecked', limit: 10, windowMs: TEN_MINUTES_MS },
} as const;
