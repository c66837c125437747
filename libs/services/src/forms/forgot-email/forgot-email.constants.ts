const TEN_MINUTES_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Limits of how often emails may be looked up, whatever the result. */
export const FORGOT_EMAIL_LIMITS = {
  /** For a network address: a household or an office. */
  posts: { name: 'forgot-email', limit: 20, windowMs: TEN_MINUTES_MS },
  visitor: { name: 'visitor-forgot-email', limit: 10, windowMs: TEN_MINUTES_MS },
  /** Posts without script, whose proof costs nothing. */
  uncheckedNetwork: { name: 'forgot-email-unchecked', limit: 8, windowMs: TEN_MINUTES_MS },
  uncheckedVisitor: { name: 'visitor-forgot-email-unchecked', limit: 4, windowMs: TEN_MINUTES_MS },
  /** Letters to one account. Requests beyond that get the same answer, but cause no letter. */
  account: { name: 'forgot-email-letters', limit: 3, windowMs: HOUR_MS },
} as const;

/** Kind of submissions for which the receiver writes a letter. */
export const FORGOT_EMAIL_KIND = 'forgot_email';
