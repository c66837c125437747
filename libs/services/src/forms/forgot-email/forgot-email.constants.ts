const TEN_MINUTES_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Limits of requests for a forgotten email, whether or not an account is found. */
export const FORGOT_EMAIL_LIMITS = {
  /** All requests from a network address. A household or an office can share one address. */
  posts: { name: 'forgot-email', limit: 20, windowMs: TEN_MINUTES_MS },
  visitor: { name: 'visitor-forgot-email', limit: 10, windowMs: TEN_MINUTES_MS },
  /** Requests from browsers without JavaScript. Programs can easily imitate them, so the limits are lower. */
  uncheckedNetwork: { name: 'forgot-email-unchecked', limit: 8, windowMs: TEN_MINUTES_MS },
  uncheckedVisitor: { name: 'visitor-forgot-email-unchecked', limit: 4, windowMs: TEN_MINUTES_MS },
  /** Letters to one account. Further requests get the same response, but no letter is sent. */
  account: { name: 'forgot-email-letters', limit: 3, windowMs: HOUR_MS },
} as const;

/** Kind of submission that makes the receiver send a letter. */
export const FORGOT_EMAIL_KIND = 'forgot_email';
