const TEN_MINUTES_MS = 10 * 60 * 1000;

/** In ten minutes, for an address on the network or for a visitor: of addresses and requests together. */
export const LIMITS = {
  /** Whatever is posted, refused or not, for a network. */
  posts: { name: 'posts', limit: 150, windowMs: TEN_MINUTES_MS },
  visitor: { name: 'visitor-posts', limit: 40, windowMs: TEN_MINUTES_MS },
  uncheckedNetwork: { name: 'unchecked', limit: 30, windowMs: TEN_MINUTES_MS },
  uncheckedVisitor: { name: 'visitor-unchecked', limit: 10, windowMs: TEN_MINUTES_MS },
} as const;
