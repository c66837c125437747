import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CLOCK_SKEW_MS, XSRF_TOKEN_MAX_AGE_MS } from './visitor.constants.ts';

export interface XsrfTokenContext {
  /** The portal's secret. */
  secret: string | Buffer;
  /** The visitor the token is bound to, from the visitor cookie. */
  visitorId: string;
  /** Time in ms since 1970. */
  nowMs: number;
}

/** `expired` is worth a "please try again"; `invalid` was never ours, or another visitor's. */
export type XsrfVerdict = 'valid' | 'expired' | 'invalid';

// The purpose is signed too, so that no other signature made with the same secret passes as a form token.
function signatureOf(secret: string | Buffer, visitorId: string, payload: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['xsrf', visitorId, payload]))
    .digest();
}

/** A new token for a visitor's forms: `time.random.signature`, safe in URLs, headers and markup. Nothing is stored. */
export function issueXsrfToken({ secret, visitorId, nowMs }: XsrfTokenContext): string {
  const payload = `${nowMs.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${payload}.${signatureOf(secret, visitorId, payload).toString('base64url')}`;
}

/**
 * Judges the token of a post. It may be used any number of times for 24 hours: it proves that the visitor's own page
 * sent the form, not that it was sent once.
 * @param token as it was posted
 */
export function verifyXsrfToken(token: unknown, { secret, visitorId, nowMs }: XsrfTokenContext): XsrfVerdict {
  if (typeof token !== 'string' || visitorId === '') return 'invalid';
  const [time, random, signature, ...rest] = token.split('.');
  if (!time || !random || !signature || rest.length > 0) return 'invalid';
  const expected = signatureOf(secret, visitorId, `${time}.${random}`);
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'invalid';
  const ageMs = nowMs - Number.parseInt(time, 36);
  if (!(ageMs >= -CLOCK_SKEW_MS)) return 'invalid';
  return ageMs <= XSRF_TOKEN_MAX_AGE_MS ? 'valid' : 'expired';
}
