import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VISITOR_COOKIE_MAX_AGE_S, VISITOR_ID_BYTES } from './visitor.constants.ts';

export interface VisitorCookieOptions {
  /** Whether browsers send cookies only over TLS. Use the same value as for the portal. */
  secureCookies: boolean;
}

const VISITOR_ID = /^[A-Za-z0-9_-]{22}$/;

/**
 * Returns the name of the visitor cookie. Over https, the name has the prefix `__Host-`: browsers accept such a cookie
 * only from this host, not from another host of the same domain.
 */
const visitorCookieName = ({ secureCookies }: VisitorCookieOptions): string =>
  secureCookies ? '__Host-skein_visitor' : 'skein_visitor';

/** Returns the visitor's id from the cookie, or undefined if the cookie is missing or invalid. */
export function readVisitorId(request: FastifyRequest, options: VisitorCookieOptions): string | undefined {
  const value = request.cookies[visitorCookieName(options)];
  return value !== undefined && VISITOR_ID.test(value) ? value : undefined;
}

/**
 * Returns the visitor's id. On a first visit, makes an id and sets the cookie, so caches must not store the response.
 * The id contains nothing about the person. The site uses the id to show the visitor the same variations of
 * experiments, and to count the visitor's posts.
 */
export function ensureVisitorId(
  request: FastifyRequest,
  reply: FastifyReply,
  options: VisitorCookieOptions,
): string {
  const known = readVisitorId(request, options);
  if (known !== undefined) return known;
  const id = randomBytes(VISITOR_ID_BYTES).toString('base64url');
  reply.setCookie(visitorCookieName(options), id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: options.secureCookies,
    maxAge: VISITOR_COOKIE_MAX_AGE_S,
  });
  return id;
}
