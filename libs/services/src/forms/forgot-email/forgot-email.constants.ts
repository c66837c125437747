const TEN_MINUTES_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** How often an email may be looked up, whatever comes of it. */
export const FORGOT_EMAIL_LIMITS = {
  /** For an address on the network: a household, or an office. */
  posts: { name: 'forgot-email', limit: 20, windowMs: TEN_MINUTES_MS },
  visitor: { name: 'visitor-forgot-email', limit: 10, windowMs: TEN_MINUTES_MS },
  /** Without script, and so without proof that costs something. */
  uncheckedNetwork: { name: 'forgot-email-unchecked', limit: 8, windowMs: TEN_MINUTES_MS },
  uncheckedVisitor: { name: 'visitor-forgot-email-unchecked', limit: 4, windowMs: TEN_MINUTES_MS },
  /** Letters to one account. Who asks beyond that gets the same answer, and the account no further letter. */
  account: { name: 'forgot-email-letters', limit: 3, windowMs: HOUR_MS },
} as const;

/** What the receiver of submissions writes a letter for. */
export const FORGOT_EMAIL_KIND = 'forgot_email';
