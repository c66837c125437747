import { createHash, timingSafeEqual } from 'node:crypto';
import { accessTokenInvalid } from '../model/api-error.ts';

/** Returns the token of a request, from its header or else from its query. */
export function requestToken(
  authorization: string | undefined,
  queryToken: string | undefined,
): string | undefined {
  const bearer = /^bearer\s+(\S+)\s*$/iu.exec(authorization ?? '')?.[1];
  return bearer ?? queryToken;
}

/** Checks a token. @throws ApiError 401 */
export function checkToken(given: string | undefined, expected: string): void {
  if (given === undefined || !sameText(given, expected)) throw accessTokenInvalid();
}

/**
 * Whether two texts are equal. The comparison takes the same time wherever the first difference is, so that nobody can
 * find out a token by measuring the time.
 */
export function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
