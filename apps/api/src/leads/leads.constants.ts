const TEN_MINUTES_MS = 10 * 60 * 1000;

/** In ten minutes, for an address on the network or for a visitor. */
export const LIMITS = {
  /** Whatever is posted, refused or not. */
  address: { name: 'posts', limit: 150, windowMs: TEN_MINUTES_MS },
  visitor: { name: 'visitor-posts', limit: 40, windowMs: TEN_MINUTES_MS },
  /** Without proof that a person is there. */
  uncheckedAddress: { name: 'unchecked', limit: 30, windowMs: TEN_MINUTES_MS },
  uncheckedVisitor: { name: 'visitor-unchecked', limit: 10, windowMs: TEN_MINUTES_MS },
} as const;

/** Marks on submissions, for whoever acts on them. */
export const FLAGS = {
  noHumanCheck: 'no-human-check',
  humanCheckUnavailable: 'human-check-unavailable',
  noFormToken: 'no-form-token',
} as const;
