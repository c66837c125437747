import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VISITOR_COOKIE_MAX_AGE_S, VISITOR_ID_BYTES } from './visitor.constants.ts';

export interface VisitorCookieOptions {
  /** Whether cookies are for TLS only, as the portal's options say. */
  secureCookies: boolean;
}

const VISITOR_ID = /^[A-Za-z0-9_-]{22}$/;

/**
 * Returns the name of the visitor cookie. Over https, the `__Host-` prefix makes browsers accept it only from
 * this host.
 */
const visitorCookieName = ({ secureCookies }: VisitorCookieOptions): string =>
  secureCookies ? '__Host-skein_visitor' : 'skein_visitor';

/** Returns the visitor's id from its cookie, or undefined if there is none or it is not one of ours. */
export function readVisitorId(request: FastifyRequest, options: VisitorCookieOptions): string | undefined {
  const value = request.cookies[visitorCookieName(options)];
  return value !== undefined && VISITOR_ID.test(value) ? value : undefined;
}

/**
 * Returns the visitor's id. On a first visit, it makes one and sets its cookie, which only an uncached answer
 * may do. The id says nothing about the person; it keeps a visitor in the same experiments, and services use it
 * to count a visitor's posts.
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
