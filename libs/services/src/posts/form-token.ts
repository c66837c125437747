import { createHmac, timingSafeEqual } from 'node:crypto';
import { installationSecret, type SecretPlace } from '../storage/installation-secret.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Largest age of a form token that the service accepts, in ms. */
const MAX_AGE_MS = 24 * HOUR_MS;
/**
 * Largest tolerated clock difference, in ms. The server that makes a token may have a faster clock than the server that
 * checks the token.
 */
const CLOCK_SKEW_MS = 10 * 60 * 1000;

export interface FormTokenContext {
  /** Secret that signs form tokens. */
  readonly secret: string | Buffer;
  /** The current time, in ms since 1970. */
  readonly nowMs: number;
}

/** `expired`: a genuine but old token, so the visitor should try again. `invalid`: not a token of this site. */
export type FormTokenVerdict = 'valid' | 'expired' | 'invalid';

// The signature includes the purpose, so a signature for another purpose is not a valid form token.
const signatureOf = (secret: string | Buffer, hour: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['form', hour]))
    .digest();

/**
 * Returns the form token of the current hour: `hour.signature`, safe in URLs, headers and markup. The token is
 * the same for all visitors and forms, so that caches can store a page that contains it.
 */
export function issueFormToken({ secret, nowMs }: FormTokenContext): string {
  const hour = Math.floor(nowMs / HOUR_MS).toString(36);
  return `${hour}.${signatureOf(secret, hour).toString('base64url')}`;
}

/**
 * Checks the signature and the age of a form token. The age counts from the start of the token's hour. A valid
 * token proves that someone opened a page of this site within a day. It does not prove that the post came from
 * this site. Only the post's headers can show this.
 * @param token as the browser posted it
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
 * Returns a function that gives the form token of the current hour, for a host's pages. The pages and the
 * services need the same secret.
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
