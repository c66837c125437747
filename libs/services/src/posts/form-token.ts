import { createHmac, timingSafeEqual } from 'node:crypto';
import { installationSecret, type SecretPlace } from '../storage/installation-secret.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Age at which the service refuses a token, ms. */
const MAX_AGE_MS = 24 * HOUR_MS;
/**
 * How far the clock of the replica that drew a page may be ahead of the clock of the one that takes its post,
 * ms.
 */
const CLOCK_SKEW_MS = 10 * 60 * 1000;

export interface FormTokenContext {
  /** The portal's secret. */
  readonly secret: string | Buffer;
  /** ms since 1970. */
  readonly nowMs: number;
}

/** `expired`: a token of ours, and the visitor should try again. `invalid`: not a token of ours. */
export type FormTokenVerdict = 'valid' | 'expired' | 'invalid';

// The purpose is signed too, so that no other signature made with the same secret passes as a form token.
const signatureOf = (secret: string | Buffer, hour: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['form', hour]))
    .digest();

/**
 * Returns the form token of the current hour: `hour.signature`, safe in URLs, headers and markup. All visitors,
 * forms and replicas of a site share it, so a page with it is the same for all visitors.
 */
export function issueFormToken({ secret, nowMs }: FormTokenContext): string {
  const hour = Math.floor(nowMs / HOUR_MS).toString(36);
  return `${hour}.${signatureOf(secret, hour).toString('base64url')}`;
}

/**
 * Checks the token of a post by its signature and its age, counted from the start of its hour. A valid token
 * proves only that someone opened a page of ours within a day; the headers show whether another site sent the
 * post.
 * @param token as it was posted
 */
export function verifyFormToken(token: unknown, { secret, nowMs }: FormTokenContext): FormTokenVerdict {
  if (typeof token !== 'string') return 'invalid';
  const [hour, signature, ...rest] = token.split('.');
  if (!hour || !signature || rest.length > 0) return 'invalid';
  const expected = signatureOf(secret, hour);
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'invalid';
  const ageMs = nowMs - Number.parseInt(hour, 36) * HOUR_MS;
  if (ageMs < -CLOCK_SKEW_MS) return 'invalid';
  return ageMs <= MAX_AGE_MS ? 'valid' : 'expired';
}

/**
 * Returns a function that gives the form token of the hour, for the pages of a host. Pages and services need
 * the same secret.
 */
export function pageFormToken({
  now = Date.now,
  ...place
}: SecretPlace & { readonly now?: () => number }): () => string {
  const secret = installationSecret(place, 'portal');
  let hour = -1;
  let token = '';
  return () => {
    const nowMs = now();
    const current = Math.floor(nowMs / HOUR_MS);
    if (current !== hour) {
      hour = current;
      token = issueFormToken({ secret, nowMs });
    }
    return token;
  };
}
