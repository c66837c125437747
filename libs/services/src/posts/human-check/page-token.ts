import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CLOCK_SKEW_MS } from '../../visitor/visitor.constants.ts';
import type { OneTimeToken } from '../../storage/one-time-tokens.ts';

/** Nobody reads and fills in a form faster than this, ms. */
const PAGE_TOKEN_MIN_AGE_MS = 3000;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

export interface PageTokenContext {
  readonly secret: string | Buffer;
  /** The visitor that the page was drawn for. */
  readonly visitorId: string;
  /** What may be posted with it, such as the path of the form. */
  readonly purpose: string;
  readonly nowMs: number;
}

export type PageTokenVerdict =
  | { readonly outcome: 'valid'; readonly token: OneTimeToken }
  | { readonly outcome: 'tooFast' | 'expired' | 'invalid' };

function signatureOf({ secret, visitorId, purpose }: PageTokenContext, payload: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['page', visitorId, purpose, payload]))
    .digest();
}

/** A token for a form on a page that is drawn for one visitor: `time.random.signature`. */
export function issuePageToken(context: PageTokenContext): string {
  const payload = `${context.nowMs.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${payload}.${signatureOf(context, payload).toString('base64url')}`;
}

/** Judges a token. It is used up together with what it was for: see `recordSubmission`. */
export function verifyPageToken(token: string, context: PageTokenContext): PageTokenVerdict {
  const [time, random, signature, ...rest] = token.split('.');
  if (!time || !random || !signature || rest.length > 0) return { outcome: 'invalid' };
  const expected = signatureOf(context, `${time}.${random}`);
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return { outcome: 'invalid' };
  const issuedAtMs = Number.parseInt(time, 36);
  const ageMs = context.nowMs - issuedAtMs;
  // Younger than nothing: the clock was set back, and nobody knows how old it is.
  const isFromBefore = ageMs < 0 && ageMs >= -CLOCK_SKEW_MS;
  if (ageMs < PAGE_TOKEN_MIN_AGE_MS && !isFromBefore) return { outcome: 'tooFast' };
  if (ageMs > MAX_AGE_MS) return { outcome: 'expired' };
  return { outcome: 'valid', token: { tokenId: `page:${random}`, expiresAtMs: issuedAtMs + MAX_AGE_MS } };
}
