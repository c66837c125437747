const TEN_MINUTES_MS = 10 * 60 * 1000;

/** Limits per ten minutes, for a network address or a visitor, with addresses and requests counted together. */
export const LIMITS = {
  /** Limit of all posts of a network, refused or not. */
  posts: { name: 'posts', limit: 150, windowMs: TEN_MINUTES_MS },
  visitor: { name: 'visitor-posts', limit: 40, windowMs: TEN_MINUTES_MS },
  uncheckedNetwork: { name: 'unchecked', limit: 30, windowMs: TEN_MINUTES_MS },
  uncheckedVisitor: { name: 'visitor-unchecked', limit: 10, windowMs: TEN_MINUTES_MS },
} as const;
